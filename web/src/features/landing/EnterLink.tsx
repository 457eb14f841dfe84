import type { ReactNode } from 'react';

interface Props {
  href: '/signup' | '/gallery';
  children: ReactNode;
  kind?: 'primary' | 'secondary';
  size?: 'lg';
  className?: string;
  /** Called before the page is left. */
  onEnter?: () => void;
}

/** A way into the app. The age gate asks before the first one is taken. */
export function EnterLink({
  href,
  children,
  kind = 'primary',
  size,
  className = '',
  onEnter,
}: Props) {
  return (
    <a
      className={`site-button ${className}`}
      data-kind={kind}
      data-size={size}
      data-enter=""
      href={href}
      onClick={onEnter}
    >
      {children}
    </a>
  );
}
