/** A part of a migration that is done, and the place from which the next part goes on. */
export interface MigrationStep {
  /** Documents that this part changed, or would have. */
  changed: number;
  cursor: string;
}

/**
 * A change of documents that are stored already. It may be interrupted anywhere and run again, also
 * on documents that it has changed; and processes of the version before go on meanwhile, so it
 * leaves nothing that they cannot read.
 */
export interface Migration {
  /** Counted from 1 without gaps; never used again. */
  number: number;
  name: string;
  /** A sentence for the operator. */
  does: string;
  /**
   * Yields after each part, small enough for a second.
   * @param after the cursor of the last part that was done; undefined from the beginning
   * @param write false: nothing is written, and what would be is counted
   */
  run(after: string | undefined, write: boolean): AsyncGenerator<MigrationStep>;
}
