import { AppError } from '../app-error.ts';

/** The program cannot start (or a command cannot run), and the message is one plain line that tells a person why. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What a command says to a person. What the system refuses (no such folder, disk full) says enough by itself. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AppError && error.cause instanceof Error)
    return `${error.message} (${error.cause.message})`;
  const isPlain = error instanceof StartError || error instanceof AppError || 'syscall' in error;
  return isPlain ? error.message : String(error.stack);
}
