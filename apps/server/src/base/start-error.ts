/** The program cannot start (or a command cannot run), and the message is one plain line that tells a person why. */
export class StartError extends Error {
  override name = 'StartError';
}
