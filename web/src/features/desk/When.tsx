import { chakra } from '@chakra-ui/react';
import { relativeDate } from '../../lib/relative-date.ts';

const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** '23 Nov 2026, 10:00:00', in the reader's own time. */
export const fullTime = (iso: string): string => full.format(new Date(iso));

/** A time as short as a list needs it; the whole of it when it is pointed at. */
export function When({ at }: { at: string }) {
  return (
    <chakra.time dateTime={at} title={fullTime(at)} whiteSpace="nowrap">
      {relativeDate(at, new Date())}
    </chakra.time>
  );
}
