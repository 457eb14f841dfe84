import { TextLink } from './TextLink.tsx';

/** The way on from something that a plan, or the balance, does not allow. */
export function PlansLink({ to = '/subscribe', children = 'See plans' }) {
  return (
    <TextLink to={to} whiteSpace="nowrap" textDecoration="underline">
      {children}
    </TextLink>
  );
}
