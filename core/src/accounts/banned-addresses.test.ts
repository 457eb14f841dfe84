import { expect, it } from 'vitest';
import { mailboxOf } from './banned-addresses.ts';

it.each(['first.last@gmail.com', 'FirstLast+news@gmail.com', 'f.i.rstlast+a+b@googlemail.com'])(
  '%s reaches one mailbox',
  (address) => expect(mailboxOf(address)).toBe('firstlast@gmail.com'),
);

it.each(['lastfirst@gmail.com', 'firstlast@gmail.com.example', 'firstlast@mail.example'])(
  '%s reaches another one',
  (address) => expect(mailboxOf(address)).not.toBe('firstlast@gmail.com'),
);
