import { Plus, Quote } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoEntries({ adding, onAdd }: { adding: boolean; onAdd: () => void }) {
  return (
    <Card pad="none">
      <EmptyState
        icon={<Quote size={26} />}
        level="h2"
        title="No entries yet"
        description="An entry is a note and the words that bring it up: “lighthouse”, “keeper”, “Mara”."
        action={
          <Button loading={adding} icon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            New entry
          </Button>
        }
      />
    </Card>
  );
}
