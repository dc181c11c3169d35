import type { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import type { Failing } from './failing.ts';

/** What is wrong with the database, by the code that it says; the first two without a word. */
export const statementFailures = {
  'connection lost before': null,
  'connection lost after': null,
  'serialisation failure': '40001',
  'disk full': '53100',
  'statement timeout': '57014',
} as const;
export type StatementFailure = keyof typeof statementFailures;

type Query = (...args: unknown[]) => unknown;
/** The parts of pg that its types keep to themselves. */
interface Inner extends EventEmitter {
  query: Query;
  connection: { stream: { destroy(error: Error): void } };
}

/**
 * Every statement passes here, on whatever connection. A statement that is to fail is not sent, but for
 * `connection lost after`, which is done by the database and never answered.
 */
export function failStatements(pool: Pool, failing: Failing): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const inner = client as unknown as Inner;
    const send = inner.query.bind(inner);
    inner.query = (...args) => {
      const failure = failing.take('statement', textOf(args));
      if (failure === undefined) return send(...args);
      // Before it is done in another way, since then somebody else listens.
      const hear = isSelfHearing(args[0]) ? args[0].callback : callbackOf(args);
      return answerAsAsked(args[0], hear, instead(inner, send, args, failure as StatementFailure));
    };
  });
}

async function instead(client: Inner, send: Query, args: unknown[], failure: StatementFailure) {
  const code = statementFailures[failure];
  // Said by the database itself, so that its transaction is over as well.
  if (code) return send(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`);
  if (failure === 'connection lost after') await done(send, args);
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.connection.stream.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  await ended;
  return send('select 1');
}

/** For those who read what was asked. */
const textOf = ([first]: unknown[]) =>
  typeof first === 'string' ? first : String((first as { text?: string }).text);

interface WithCallback {
  callback?: (error: Error | null, answer?: unknown) => void;
}

/** A statement comes as text with values, or as an object that hears of its own answer. */
function done(send: Query, args: unknown[]): Promise<unknown> {
  const [first] = args as [WithCallback];
  if (!isSelfHearing(first)) return Promise.resolve(send(...withoutCallback(args)));
  return new Promise((resolve) => {
    first.callback = () => resolve(undefined);
    send(...args);
  });
}

const isSelfHearing = (value: unknown): value is WithCallback =>
  typeof value === 'object' && value !== null && 'submit' in value;
const callbackOf = (args: unknown[]) =>
  args.find((arg) => typeof arg === 'function') as WithCallback['callback'];
const withoutCallback = (args: unknown[]) => args.filter((arg) => typeof arg !== 'function');

/** The caller hears of it in the way in which it asked. */
function answerAsAsked(asked: unknown, hear: WithCallback['callback'], answer: Promise<unknown>): unknown {
  if (!hear) return answer;
  void answer.then(
    (value) => hear(null, value),
    (error: Error) => hear(error),
  );
  return asked;
}
