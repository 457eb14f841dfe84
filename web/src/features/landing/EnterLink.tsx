import type { ReactNode } from 'react';

interface Props {
  href: '/signup' | '/gallery';
  children: ReactNode;
  kind?: 'primary' | 'secondary';
  size?: 'lg';
  className?: string;
}

/** A way into the app. The age gate asks before the first one is taken. */
export function EnterLink({ href, children, kind = 'primary', size, className = '' }: Props) {
  return (
    <a
      className={`site-button ${className}`}
      data-kind={kind}
      data-size={size}
      data-enter=""
      href={href}
    >
      {children}
    </a>
  );
}
