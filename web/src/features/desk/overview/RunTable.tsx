import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { RUN_KIND_WORDS } from '../words.ts';
import { FigureTable } from './figure-table.ts';
import { Panel } from './Panel.tsx';

const quiet = (amount: number) => (amount === 0 ? '' : undefined);

/** Live runs by kind and state. */
export function RunTable({ runs }: Pick<DeskOverview, 'runs'>) {
  return (
    <Panel
      title="Runs"
      aside={
        <TextLink to={`${deskPath('runs')}?status=running`} textStyle="small">
          See them
        </TextLink>
      }
    >
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Waiting</th>
            <th scope="col">Running</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ kind, queued, running }) => (
            <tr key={kind}>
              <td>{RUN_KIND_WORDS[kind]}</td>
              <td data-quiet={quiet(queued)}>{queued.toLocaleString('en')}</td>
              <td data-quiet={quiet(running)}>{running.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Panel>
  );
}
