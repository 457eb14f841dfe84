import { isBlocked } from '@vesper/core/accounts/blocks';
import { id } from '@vesper/core/contract/common';
import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import type { Actor } from '@vesper/core/policies/actor';

/** A kind of thing that requests name by id. */
export interface Resource<Action extends string, Thing> {
  readonly name: string;
  /**
   * Finds a thing for somebody who wants to do something with it.
   * @throws AppError `not_found` when there is none, or it is not theirs to see; `forbidden`, or
   *   the resource's own refusal, when they may see it but not do this.
   */
  load(actor: Actor, action: Action, id: string): Promise<Thing>;
  /** The error of `load` for those who may see a thing, and not do this with it. */
  refusalOf(action: Action): ErrorCode;
}

interface Parts<Action extends string, Thing> {
  name: string;
  find(id: string): Promise<Thing | null>;
  /** The policy of such things, from core/src/policies. */
  can(actor: Actor, action: Action | 'read', thing: NoInfer<Thing>): boolean;
  /** Whose it is, of things that others see: not those who blocked each other. */
  ownerOf?(thing: NoInfer<Thing>): string;
  /** Errors instead of `forbidden` for those who may see a thing. */
  refusals?: { [Refused in NoInfer<Action>]?: ErrorCode };
}

/** Declares a resource: how it is found, and the policy that every way to it asks. */
export function resource<Action extends string, Thing>({
  name,
  find,
  can,
  ownerOf,
  refusals,
}: Parts<Action, Thing>): Resource<Action | 'read', Thing> {
  const codes: Partial<Record<string, ErrorCode>> = { ...refusals };
  const refusalOf = (action: string): ErrorCode => codes[action] ?? 'forbidden';
  return {
    name,
    refusalOf,
    async load(actor, action, wanted) {
      // A malformed id is answered like one that does not exist.
      const found = id.safeParse(wanted).success ? await find(wanted) : null;
      const isApart = found && ownerOf && (await isBlocked(actor.userId, ownerOf(found)));
      const thing = isApart ? null : found;
      if (thing && can(actor, action, thing)) return thing;
      if (!thing || !can(actor, 'read', thing)) throw new AppError('not_found');
      throw new AppError(refusalOf(action));
    },
  };
}
