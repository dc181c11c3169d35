import { type ClientBase, Query, type QueryConfig, type QueryResult as Answer } from 'pg';
import { isDirect } from '../statements/prepared-statements.ts';

/** The beginnings of transactions that a connection has prepared. */
const prepared = new WeakMap<ClientBase, Set<string>>();

/**
 * The first statement of a transaction, in one message with what begins it: a trip to the database costs more than reading a
 * record there. The first time on its connection, and where that may lead to another session, the beginning goes ahead.
 */
export async function sendWithBegin(client: ClientBase, begin: string, asked: QueryConfig): Promise<Answer> {
  const known = prepared.get(client) ?? new Set();
  prepared.set(client, known);
  // The driver sends a text without a name or values by another protocol, in which nothing can be put before it.
  const isExtended = asked.name !== undefined || (asked.values?.length ?? 0) > 0;
  if (isExtended && known.has(begin)) return sendBoth(client, begin, asked);
  await client.query(isDirect(client) ? { name: begin, text: begin } : begin);
  if (isDirect(client)) known.add(begin);
  return client.query(asked);
}

async function sendBoth(client: ClientBase, begin: string, asked: QueryConfig): Promise<Answer> {
  try {
    return await submitBoth(client, begin, asked);
  } catch (error) {
    // As the driver does where it makes the promise itself: the log is to say who asked, and not that a socket was read.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

/** The database is asked to answer only after the second one, which the driver sends itself. */
function submitBoth(client: ClientBase, begin: string, asked: QueryConfig): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const query = new Query(asked, (error, answers) => {
      if (error) return reject(error);
      // Two statements have two answers, which the types of pg do not tell.
      resolve((answers as unknown as [Answer, Answer])[1]);
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      connection.bind({ statement: begin }, true);
      connection.execute(null, true);
      const refused = submit(connection);
      connection.stream.uncork();
      return refused;
    };
    client.query(query);
  });
}
