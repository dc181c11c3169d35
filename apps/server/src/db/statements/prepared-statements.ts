import type { ClientBase } from 'pg';

/**
 * Planning costs several times as much as reading one record by its id. So a statement that is asked often gets a name,
 * under which its connection keeps it, parsed and planned.
 */
const often = 3;
/** For each connection the database keeps at most this many. */
const mostNames = 150;
const mostCounted = 2000;

/** Connections that lead to one session of the database, and to no other. */
const direct = new WeakSet<ClientBase>();
let timesAsked = new Map<string, number>();
let names = new Map<string, string>();
let generation = 0;

/** Behind a pooler each transaction may have another session, which does not know the names of the one before. */
export async function recogniseDirect(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const announced = (client as ClientBase & { processID?: number | null }).processID;
  if (rows[0]?.pid === announced) markDirect(client);
}

export const markDirect = (client: ClientBase): void => void direct.add(client);

/** Whether what is prepared on it is found again. */
export const isDirect = (client: ClientBase): boolean => direct.has(client);

/** What to call this statement on this connection; undefined: it is planned each time. */
export function nameOf(client: ClientBase, text: string): string | undefined {
  if (!isDirect(client)) return undefined;
  const known = names.get(text);
  if (known || names.size >= mostNames || dependsOnValues(text)) return known;
  const times = (timesAsked.get(text) ?? 0) + 1;
  if (timesAsked.size >= mostCounted) timesAsked = new Map();
  timesAsked.set(text, times);
  if (times < often) return undefined;
  const name = `s${generation}_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Which way is best depends on what is looked for where part of a text, the first of many rows or a sum over some of
 * them is wanted: a rare name is found by its letters, a frequent one by walking the names in their order. Without a
 * value nothing can depend on one, nor on one that the planner does not see (`hideFromPlanner`); and where rows are looked up by
 * their ids first, few are left to take the first of or to add up.
 */
export const dependsOnValues = (text: string): boolean =>
  hasValue.test(text) &&
  (partOfText.test(text) || (firstOrSum.test(text) && !byIds.test(text))) &&
  !isWrite.test(text);
const hasValue = /(?<!\(select )\$\d/;
const partOfText = /\b(like|between|group by)\b/i;
const firstOrSum = /\b(limit\b|count\(|sum\()/i;
const byIds = /= any\(array\(/i;
const isWrite = /^\s*(insert|update|delete)|\binsert into\b/i;

/** Such a text holds its values, and is not asked again. */
export const holdsValues = (text: string, values: readonly unknown[]): boolean =>
  values.length === 0 && !/^\s*select\b/i.test(text);

/** Another server has changed a table meanwhile, and what was prepared would answer other columns than it did. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** From now on every statement has another name. */
export function forgetNames(): void {
  generation += 1;
  names = new Map();
  timesAsked = new Map();
}
