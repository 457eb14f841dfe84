import { Grid } from '@chakra-ui/react';
import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Notice } from '../../../ui/Notice.tsx';
import { concerns } from './attention.ts';

/** What should be looked at, above everything else; nothing at all on a quiet day. */
export function Concerns({ overview }: { overview: DeskOverview }) {
  const list = concerns(overview);
  if (list.length === 0) return null;
  return (
    <Grid
      role="status"
      gap="2"
      mb="4"
      templateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))"
    >
      {list.map(({ text, isSevere }) => (
        <Notice key={text} tone={isSevere ? 'danger' : 'caution'}>
          {isSevere ? (
            <CircleAlert size={16} aria-hidden />
          ) : (
            <TriangleAlert size={16} aria-hidden />
          )}
          {text}
        </Notice>
      ))}
    </Grid>
  );
}
