import { BRAND } from '@vesper/core/contract/brand';
import type { MouseEvent, ReactNode } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { openMail } from './open-mail.ts';

/** Opens the mail client; where that cannot be done the address is copied, and an alert says so. */
export function SupportLink({ children = BRAND.supportEmail }: { children?: ReactNode }) {
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    inBackground(openMail(BRAND.supportEmail));
  };
  return (
    <a className="site-footer-mail" href={`mailto:${BRAND.supportEmail}`} onClick={open}>
      {children}
    </a>
  );
}
