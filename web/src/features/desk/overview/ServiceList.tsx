import { Box, chakra } from '@chakra-ui/react';
import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { Badge } from '../../../ui/Badge.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { bytes } from './bytes.ts';
import { Panel } from './Panel.tsx';
import { Row, Rows } from './Rows.tsx';

/** The services underneath, and the room that they take. */
export function ServiceList({ services, storage }: Pick<DeskOverview, 'services' | 'storage'>) {
  const { kind, freeBytes, totalBytes, redisBytes, documentBytes } = storage;
  return (
    <Panel title="Services and storage">
      <Rows>
        {services.map(({ name, isUp, answerMs }) => (
          <Row key={name} name={name}>
            {answerMs !== null && (
              <chakra.span fontVariantNumeric="tabular-nums">{Math.round(answerMs)} ms</chakra.span>
            )}
            <Badge tone={isUp ? 'positive' : 'danger'}>{isUp ? 'Up' : 'Down'}</Badge>
          </Row>
        ))}
        {redisBytes !== null && <Row name="Memory of Redis">{bytes(redisBytes)}</Row>}
        {documentBytes !== null && <Row name="Documents">{bytes(documentBytes)}</Row>}
        {freeBytes !== null && totalBytes !== null ? (
          <Row name={kind === 'disk' ? 'Disk' : 'Bucket'}>
            <Box width="5rem" display={{ base: 'none', sm: 'block' }}>
              <ProgressBar
                label="Used of the disk"
                value={1 - freeBytes / Math.max(1, totalBytes)}
              />
            </Box>
            {bytes(freeBytes)} free of {bytes(totalBytes)}
          </Row>
        ) : (
          <Row name={kind === 'disk' ? 'Disk' : 'Bucket'}>does not say how full it is</Row>
        )}
      </Rows>
    </Panel>
  );
}
