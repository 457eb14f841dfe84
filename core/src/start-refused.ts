/** The process cannot start as things are; the message is a sentence that says what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
