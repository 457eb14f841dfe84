import { Box, Flex } from '@chakra-ui/react';
import type { ChatModelView } from '@vesper/core/contract/model';
import { Badge } from '../../../ui/Badge.tsx';
import { modelFacts } from './model-words.ts';

const BUILTIN_WORDS =
  'Simple replies from rules, with no language model behind them. Nothing leaves this server.';

/** What helps to choose a model: its name, what it is like, what it costs. */
export function ModelCard({ model }: { model: ChatModelView }) {
  const about = model.description ?? (model.isBuiltin ? BUILTIN_WORDS : null);
  return (
    <>
      <Flex align="center" gap="2.5" wrap="wrap">
        <Box textStyle="label" overflowWrap="anywhere" minW="0">
          {model.name}
        </Box>
        {model.isAway && <Badge tone="caution">Away</Badge>}
      </Flex>
      {about !== null && (
        <Box textStyle="small" color="fg.muted" mt="0.5">
          {about}
        </Box>
      )}
      <Box textStyle="caption" color="fg.subtle" mt="1">
        {model.isAway ? 'Away right now; it comes back by itself.' : modelFacts(model)}
      </Box>
    </>
  );
}
