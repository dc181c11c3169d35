/** A failure whose message says everything: it is shown as one line, without a stack trace. */
export class PlainError extends Error {
  isPlain = true;
}
