import type { MessagePicture } from '@vesper/core/contract/message';
import type { Composer } from '../message/composer.ts';

/** Begins to add a picture; `added` or `notAdded` follows. */
export function adds(state: Composer): Composer {
  return { ...state, adding: state.adding + 1 };
}

export function added(state: Composer, picture: MessagePicture): Composer {
  return { ...notAdded(state), pictures: [...state.pictures, picture] };
}

export function notAdded(state: Composer): Composer {
  return { ...state, adding: Math.max(0, state.adding - 1) };
}

export function takeAway(state: Composer, id: string): Composer {
  return { ...state, pictures: state.pictures.filter((picture) => picture.id !== id) };
}
