import type { CreatorView } from '../contract/creator.ts';
import type { Actor } from './actor.ts';

type CreatorRights = Pick<CreatorView, 'id' | 'images' | 'characters'> & { isHidden: boolean };

/** Who has made something public can be looked up; of everybody else nobody learns they exist. */
export function can(actor: Actor, _action: 'read', creator: CreatorRights): boolean {
  const isShown = creator.images + creator.characters > 0 && !creator.isHidden;
  return isShown || creator.id === actor.userId;
}
