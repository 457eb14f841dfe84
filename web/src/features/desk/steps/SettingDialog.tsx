import type { ReactNode } from 'react';
import { changeDeskSetting, refreshDeskSettings } from '../../../data/desk/desk-settings.ts';
import type { ReadSetting } from './setting-named.ts';
import { StepDialog } from './StepDialog.tsx';

interface Props<Value> {
  setting: ReadSetting<Value>;
  value: Value;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirm: string;
  isDanger?: boolean;
  done: string;
}

/** Asks for the reason of a changed setting, and changes it; a conflict shows what now stands. */
export function SettingDialog<Value>({ setting, value, ...words }: Props<Value>) {
  const { name, version } = setting;
  return (
    <StepDialog
      {...words}
      onStep={({ reason }) => changeDeskSetting({ name, version, value, reason })}
      onConflict={refreshDeskSettings}
    />
  );
}
