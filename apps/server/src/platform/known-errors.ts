import { AppError } from '../base/app-error.ts';
import { storageRefusal } from '../base/storage/storage-refusal.ts';

/** What to answer when a change breaks a constraint of the database, by the constraint's name. */
export type ConstraintErrors = Record<string, () => AppError>;

const integrityViolation = /^23[0-9A-Z]{3}$/;
// Connections refused, lost or ended as idle, and a server that is starting or stopping.
const databaseAway =
  /^(08[0-9A-Z]{3}|57P0[1-35]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|DATABASE_CLOSING)$/;
// Our own queue is too long, or the server has no connection, no memory or no time left for us: it gave way to others again and
// again, waited too long for what they had locked, or was ended by a limit of its administrator.
const overloaded = /^(DATABASE_OVERLOADED|53[23]00|40001|40P01|55P03|57014)$/;
// What pg says without any code when a connection is cut.
const connectionLost = /^(Connection terminated|Client has encountered a connection error)/;

/** What is neither a bug nor a secret: our own refusals, broken constraints, a full disk, a database that is away. */
export function toAppError(error: unknown, constraints: ConstraintErrors): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const refusal = storageRefusal(error);
  if (refusal) return refusal;
  if (connectionLost.test(error.message))
    return new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
  if (typeof code !== 'string') return undefined;
  if (integrityViolation.test(code) && typeof constraint === 'string') return constraints[constraint]?.();
  if (overloaded.test(code)) return new AppError('overloaded', { retryAfterSeconds: 2, cause: error });
  if (databaseAway.test(code)) return new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
  return undefined;
}
