import { chakra } from '@chakra-ui/react';
import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { Badge } from '../../../ui/Badge.tsx';
import { Panel } from './Panel.tsx';
import { Row, Rows } from './Rows.tsx';

const STATES = {
  up: { tone: 'positive', word: 'Up' },
  slow: { tone: 'caution', word: 'Slow' },
  away: { tone: 'danger', word: 'Away' },
  unknown: { tone: 'neutral', word: 'Not asked yet' },
} as const;

/** The chat models, and whether they answer. */
export function ModelList({ models }: Pick<DeskOverview, 'models'>) {
  return (
    <Panel title="Models">
      {models.length === 0 ? (
        <chakra.p px="5" py="3" textStyle="small" color="fg.muted">
          Only the built-in companion speaks here: no model is configured.
        </chakra.p>
      ) : (
        <Rows>
          {models.map(({ id, name, state }) => (
            <Row key={id} name={name}>
              <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
