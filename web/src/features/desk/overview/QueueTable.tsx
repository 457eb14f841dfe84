import { chakra } from '@chakra-ui/react';
import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { isOldQueue } from './attention.ts';
import { FigureTable } from './figure-table.ts';
import { Panel } from './Panel.tsx';

/** '45 s', '3 min', '2 h'. */
function age(seconds: number): string {
  if (seconds === 0) return '–';
  if (seconds < 100) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 6_000) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}

/** The queues between gateways and workers. */
export function QueueTable({ queues }: Pick<DeskOverview, 'queues'>) {
  return (
    <Panel title="Queues">
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Waiting</th>
            <th scope="col">Active</th>
            <chakra.th scope="col" display={{ base: 'none', sm: 'table-cell' }}>
              Delayed
            </chakra.th>
            <th scope="col">Oldest</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <td>{queue.name}</td>
              <td>{queue.waiting.toLocaleString('en')}</td>
              <td>{queue.active.toLocaleString('en')}</td>
              <chakra.td display={{ base: 'none', sm: 'table-cell' }}>
                {queue.delayed.toLocaleString('en')}
              </chakra.td>
              <chakra.td color={isOldQueue(queue) ? 'fg.warning' : undefined}>
                {age(queue.oldestSeconds)}
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Panel>
  );
}
