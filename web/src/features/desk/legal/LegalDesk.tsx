import { Box, Flex, chakra } from '@chakra-ui/react';
import { useDeskLegal } from '../../../data/desk/desk-settings.ts';
import { count } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { DeskHead } from '../DeskHead.tsx';

/** The texts that members agree to, with the version that stands. */
export function LegalDesk() {
  const read = useDeskLegal();
  return (
    <>
      <DeskHead title="Legal texts">
        The versions that stand. They come with the product; whoever agrees is asked again when one
        changes.
      </DeskHead>
      {read.data ? (
        <Card pad="none">
          <Box as="ul" listStyleType="none">
            {read.data.texts.map(({ name, version, path, agreed }) => (
              <Flex
                key={name}
                as="li"
                align="center"
                gap="4"
                wrap="wrap"
                px={{ base: '4', md: '6' }}
                py="4"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0' }}
              >
                <Box flex="1" minW="12rem">
                  <chakra.h2 textStyle="label">{name}</chakra.h2>
                  <chakra.p textStyle="small" color="fg.muted">
                    {agreed === null
                      ? 'Nobody has to agree to it'
                      : `${count(agreed, 'member')} agreed to this version`}
                  </chakra.p>
                </Box>
                <Badge>Version {version}</Badge>
                <TextLink to={path} textStyle="small">
                  Read
                </TextLink>
              </Flex>
            ))}
          </Box>
        </Card>
      ) : (
        <NotLoaded what="The texts" read={read}>
          <Skeleton height="14rem" borderRadius="xl" />
        </NotLoaded>
      )}
    </>
  );
}
