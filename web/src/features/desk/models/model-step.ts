import type { DeskModel } from '@vesper/core/contract/desk/model';

/** Something that is being done with a model, in a dialog of its own. */
export type ModelStep =
  { kind: 'add' | 'painter' } | { kind: 'edit' | 'try' | 'remove'; model: DeskModel };
