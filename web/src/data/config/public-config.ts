import { useQuery } from '@tanstack/react-query';
import { publicConfig, type PublicConfig } from '@vesper/core/contract/public-config';
import { readConfig } from '../../lib/read-config.ts';

/** The operator's settings; undefined until they are here. */
export function usePublicConfig(): PublicConfig | undefined {
  return useQuery({
    queryKey: ['api', 'config'],
    queryFn: async () => publicConfig.parse(await readConfig()),
  }).data;
}
