import type { FeelingId } from './feelings.ts';

/** One thing a message says about the user. */
export type Fact =
  | {
      type:
        | 'age'
        | 'birthday'
        | 'name'
        | 'notName'
        | 'place'
        | 'origin'
        | 'job'
        | 'workplace'
        | 'study';
      value: string;
    }
  | { type: 'like' | 'dislike' | 'indifferent' | 'possession' | 'gone'; value: string }
  | { type: 'favourite' | 'trait'; of: string; value: string }
  | { type: 'pet'; kind: string; name?: string }
  | { type: 'person'; relation: string; name?: string }
  | { type: 'plan'; what: string; when?: string }
  | { type: 'planDone'; what: string }
  | { type: 'feeling'; feeling: FeelingId };
