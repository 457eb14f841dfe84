/** A backup that cannot be made, read or restored; the message is a sentence that says what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
