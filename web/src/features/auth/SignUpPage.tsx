import { AuthLayout } from './AuthLayout.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function SignUpPage() {
  return (
    <AuthLayout
      title="Get Started"
      lead="It takes a minute, and your first tokens are on us."
      footer={
        <>
          Already have an account? <TextLink to="/signin">Sign in</TextLink>
        </>
      }
    >
      <SignUpForm />
    </AuthLayout>
  );
}
