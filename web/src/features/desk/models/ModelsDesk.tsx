import { Grid } from '@chakra-ui/react';
import type { DeskModels } from '@vesper/core/contract/desk/model';
import { ImagePlay, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useDeskModels } from '../../../data/desk/desk-models.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { StaleNotice } from '../StaleNotice.tsx';
import { HiddenModels } from './HiddenModels.tsx';
import { ModelList } from './ModelList.tsx';
import { ModelStepDialogs } from './ModelStepDialogs.tsx';
import { PictureModels } from './PictureModels.tsx';
import type { ModelStep } from './model-step.ts';

/** The chat models: who speaks here, for whom, at what price, and how quickly. */
export function ModelsDesk() {
  const read = useDeskModels();
  const { data, isError, dataUpdatedAt, refetch } = read;
  const mayChange = useMay('models.change');
  const mayTry = useMay('models.try');
  const [step, setStep] = useState<ModelStep | null>(null);
  return (
    <>
      <DeskHead
        title="Models"
        action={
          <>
            {mayTry && (
              <Button
                variant="secondary"
                icon={<ImagePlay size={17} />}
                onClick={() => setStep({ kind: 'painter' })}
              >
                Try the painter
              </Button>
            )}
            {mayChange && (
              <Button icon={<Plus size={17} />} onClick={() => setStep({ kind: 'add' })}>
                Add a model
              </Button>
            )}
          </>
        }
      >
        The first that is on and for everyone speaks where a member chose none.
      </DeskHead>
      {data && isError && (
        <StaleNotice
          what="The models"
          readAt={dataUpdatedAt}
          onRetry={() => inBackground(refetch())}
        />
      )}
      {data ? (
        <Shown models={data} onStep={setStep} />
      ) : (
        <NotLoaded what="The models" read={read}>
          <Waiting />
        </NotLoaded>
      )}
      <ModelStepDialogs
        step={step}
        keepsKeys={data?.keepsKeys ?? false}
        onClose={() => setStep(null)}
      />
    </>
  );
}

interface ShownProps {
  models: DeskModels;
  onStep: (step: ModelStep) => void;
}

function Shown({ models, onStep }: ShownProps) {
  return (
    <Grid gap="4">
      {!models.keepsKeys && (
        <Notice tone="caution">
          <KeyRound size={17} aria-hidden />
          <span>
            Keys cannot be kept here yet: set SECRETS_KEY to 32 random characters or more, and start
            again. Models without a key can be added.
          </span>
        </Notice>
      )}
      <HiddenModels hidden={models.hidden} />
      <Card pad="none">
        <ModelList models={models} onStep={onStep} />
      </Card>
      <PictureModels />
    </Grid>
  );
}

function Waiting() {
  return (
    <Card pad="md" aria-busy>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} height="3.5rem" borderRadius="md" mb="3" />
      ))}
    </Card>
  );
}
