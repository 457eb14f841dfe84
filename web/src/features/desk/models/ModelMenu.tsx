import {
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  Ellipsis,
  MessageSquareText,
  Pencil,
  Power,
  Trash2,
} from 'lucide-react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';
import type { ModelRowProps } from './ModelRow.tsx';

/** All that can be done with a model. Nothing for those who may only look. */
export function ModelMenu(props: ModelRowProps) {
  const { model } = props;
  const mayTry = useMay('models.try');
  const items = [...tryItem(props, mayTry), ...changeItems(props), ...placeItems(props)];
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        <PlainIconButton label={`More about ${model.name}`}>
          <Ellipsis size={18} />
        </PlainIconButton>
      }
      items={items}
      lastItems={removeItem(props)}
    />
  );
}

function tryItem({ model, onStep }: ModelRowProps, mayTry: boolean): MenuItem[] {
  if (!mayTry) return [];
  const onSelect = (): void => onStep({ kind: 'try', model });
  return [{ id: 'try', label: 'Try it', icon: <MessageSquareText size={16} />, onSelect }];
}

function changeItems({ model, onStep, onToggle }: ModelRowProps): MenuItem[] {
  if (!onToggle || model.isFixed) return [];
  return [
    {
      id: 'edit',
      label: 'Change',
      icon: <Pencil size={16} />,
      onSelect: () => onStep({ kind: 'edit', model }),
    },
    {
      id: 'power',
      label: model.isOff ? 'Switch on' : 'Switch off',
      icon: <Power size={16} />,
      onSelect: onToggle,
    },
  ];
}

function placeItems({ model, order }: ModelRowProps): MenuItem[] {
  if (!order) return [];
  const { onFirst, onUp, onDown } = order;
  const maySpeakFirst = !model.isOff && !model.isDefault && model.audience === 'everyone';
  return [
    ...(maySpeakFirst && onFirst
      ? [{ id: 'first', label: 'Make default', icon: <ChevronsUp size={16} />, onSelect: onFirst }]
      : []),
    ...(onUp ? [{ id: 'up', label: 'Move up', icon: <ArrowUp size={16} />, onSelect: onUp }] : []),
    ...(onDown
      ? [{ id: 'down', label: 'Move down', icon: <ArrowDown size={16} />, onSelect: onDown }]
      : []),
  ];
}

function removeItem({ model, onStep, onToggle }: ModelRowProps): MenuItem[] {
  if (!onToggle || model.isFixed) return [];
  const onSelect = (): void => onStep({ kind: 'remove', model });
  return [{ id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true, onSelect }];
}
