import pino, { type DestinationStream, type Logger, type LevelWithSilent } from 'pino';

/** The only fields that reach a log: none of them can hold what people typed. Message texts are fixed sentences. */
const allowed = [
  'address',
  'attempt',
  'count',
  'database',
  'err',
  'importId',
  'job',
  'kind',
  'method',
  'migrations',
  'ms',
  'page',
  'paymentId',
  'port',
  'reason',
  'requestId',
  'route',
  'signal',
  'status',
  'storage',
  'version',
  'what',
] as const;

/** Closed: a field that is not on the list does not compile, instead of vanishing from the log. */
type LogFields = { [Name in (typeof allowed)[number]]?: unknown };
type Write = { (message: string): void; (fields: LogFields, message: string): void };

/** What our own code logs through. */
export type Log = Record<'fatal' | 'error' | 'warn' | 'info' | 'debug', Write>;

export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream = openFile(process.stdout.fd),
): Logger & Log {
  const options = {
    level,
    base: undefined,
    formatters: { level: (label: string) => ({ level: label }), log: onlyAllowed },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}

const mostKept = 1 << 20;

/**
 * An open file that may refuse lines, on a full disk or while nobody reads the other end: they are kept up to a limit and
 * written with the next one that goes through. Nobody waits for it, not even who writes down why the program ends: what
 * is written is written at once.
 */
export function openFile(fd: number): DestinationStream {
  const file = pino.destination({ fd, sync: true, maxLength: mostKept, retryEAGAIN: () => false });
  file.on('error', () => {});
  file.flushSync = () => {};
  return file;
}

const names = new Set<string>(allowed);

/** What a library logs is not checked by the compiler: its unlisted fields are left out, but their names are told. */
function onlyAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([name]) => names.has(name));
  const dropped = Object.keys(fields).filter((name) => !names.has(name));
  const told = dropped.map((name) => (/^[a-z]{1,30}$/i.test(name) ? name : 'unnamed'));
  return { ...Object.fromEntries(kept), ...(told.length > 0 && { droppedFields: told }) };
}

/** Mistakes in our own code, and why the file storage did not answer; their messages name variables and places, never data. */
const ownMistakes = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'ResponseMismatch',
  'StartError',
  'S3Refusal',
  'S3Unreachable',
  'TookTooLong',
]);

/** Messages of the database, of parsers and of mail servers quote values, so only the kind of error and its place are kept. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, routine } = error as unknown as Record<string, unknown>;
  return {
    type: error.name,
    ...(ownMistakes.has(error.name) && { message: error.message }),
    ...onlyWords({ code, constraint, table, routine }),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

function onlyWords(fields: Record<string, unknown>): Record<string, unknown> {
  const words = Object.entries(fields).filter(
    ([, value]) => typeof value === 'string' && /^\w{1,63}$/.test(value),
  );
  return Object.fromEntries(words);
}

/** The lines of the stack that name places; what stands before them is the message. */
function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').slice(String(error).length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}
