import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { useLorebook } from '../../data/lorebook/lorebooks.ts';
import { isMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OpenLorebook } from './OpenLorebook.tsx';

/** /lorebooks/:lorebookId: the entries of one lorebook as a table. */
export function LorebookPage() {
  const { lorebookId = '' } = useParams();
  const lorebook = useLorebook(lorebookId);
  if (lorebook.data) return <OpenLorebook key={lorebookId} lorebook={lorebook.data} />;
  return (
    <Page>
      {lorebook.isPending && (
        <Skeleton
          height="24rem"
          borderRadius="xl"
          role="status"
          aria-label="Loading the lorebook"
        />
      )}
      {lorebook.isError && !isMissing(lorebook.error) && (
        <LoadFailed what="This lorebook" onRetry={() => inBackground(lorebook.refetch())} />
      )}
      {lorebook.isError && isMissing(lorebook.error) && (
        <EmptyState
          icon={<SearchX size={26} />}
          level="h1"
          title="This lorebook is not here"
          description="It may have been deleted."
          action={<ButtonLink to="/lorebooks">All lorebooks</ButtonLink>}
        />
      )}
    </Page>
  );
}
