import type { ConversationView } from '@vesper/core/contract/conversation';
import type { SettingsChange } from '../../../data/conversation/save-settings.ts';

/** The props of every section of the settings. */
export interface SectionProps {
  conversation: ConversationView;
  /** Shows the change at once and saves it; says so when that failed. */
  onChange: (change: SettingsChange) => void;
}
