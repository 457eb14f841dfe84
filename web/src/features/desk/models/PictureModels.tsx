import { Box, chakra } from '@chakra-ui/react';
import type { DeskImageModels, DeskImageUse } from '@vesper/core/contract/desk/model';
import { useDeskImageModels } from '../../../data/desk/desk-models.ts';
import { Card } from '../../../ui/Card.tsx';

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& th': { textStyle: 'caption', color: 'fg.muted', fontWeight: 'normal' },
    '& th, & td': { px: '4', py: '2', textAlign: 'end', borderTopWidth: '1px' },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start' },
  },
});

const seconds = (ms: number): string =>
  ms < 9_950 ? (ms / 1_000).toFixed(1) : `${Math.round(ms / 1_000)}`;
const timesWords = (times: { p50: number; p95: number } | null): string =>
  times ? `${seconds(times.p50)} / ${seconds(times.p95)} s` : '–';
const failureWords = ({ failures }: DeskImageUse): string =>
  failures.map(({ code, count }) => `${count} ${code}`).join(', ') || '–';
const costWords = ({ cost }: DeskImageUse): string =>
  cost === 0 ? '–' : cost.toLocaleString('en', { maximumFractionDigits: 2 });

/** How the models of pictures did in a week, with what they cost today; nothing until it is read. */
export function PictureModels() {
  const { data } = useDeskImageModels();
  if (!data) return null;
  return (
    <Card as="section" pad="none" aria-labelledby="picture-models">
      <Box px={{ base: '4', md: '5' }} py="4">
        <chakra.h2 id="picture-models" textStyle="subheading">
          Pictures, seven days
        </chakra.h2>
        <chakra.p textStyle="caption" color="fg.muted" mt="1">
          Times are those that half of all took at most, and nineteen of twenty. Costs are in the
          unit of costPerPicture and costPerMillion.
        </chakra.p>
      </Box>
      <Box
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label="Figures of the models of pictures"
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Made</th>
              <th scope="col">Waiting</th>
              <th scope="col">Painting</th>
              <th scope="col">Saving</th>
              <th scope="col">Tokens</th>
              <th scope="col">Cost today</th>
              <th scope="col">Cost</th>
              <th scope="col">Failures</th>
            </tr>
          </thead>
          <tbody>
            {data.models.map((model) => (
              <ModelFigures key={model.id} model={model} />
            ))}
          </tbody>
        </Table>
      </Box>
    </Card>
  );
}

function ModelFigures({ model }: { model: DeskImageModels['models'][number] }) {
  const { name, today, week } = model;
  return (
    <tr>
      <td>{name}</td>
      <td>{week.completed.toLocaleString('en')}</td>
      <td>{timesWords(week.times.waiting)}</td>
      <td>{timesWords(week.times.painting)}</td>
      <td>{timesWords(week.times.saving)}</td>
      <td>{week.tokens.toLocaleString('en')}</td>
      <td>{costWords(today)}</td>
      <td>{costWords(week)}</td>
      <td>{failureWords(week)}</td>
    </tr>
  );
}
