import { AuthLayout } from './AuthLayout.tsx';
import { SignInForm } from './SignInForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function SignInPage() {
  return (
    <AuthLayout
      title="Welcome back"
      lead="Pick up where you left off."
      footer={
        <>
          New here? <TextLink to="/signup">Create an account</TextLink>
        </>
      }
    >
      <SignInForm />
    </AuthLayout>
  );
}
