import type { ClientBase } from 'pg';
import { quote, type Table } from './catalog.ts';

/**
 * What opens the running system is not in a backup: a person who finds one can use nothing of it there, and after a restore nobody
 * is logged in. A backup of an earlier version has these rows, and a restore leaves them out as well.
 */
const emptied: ReadonlySet<string> = new Set([
  'sessions',
  'refresh_tokens',
  'idempotency_keys',
  // What is said of backups holds where they lie, and their keys are nobody else's business.
  'backups',
  'backup_copies',
  'backup_keys',
]);

/** Tables of tokens, codes and grants are known by their columns, so that one that is added later is not forgotten here. */
const isOfKey = /(^|_)(token|code|proof|link|grant)_hash$/;

/** Printed by their owners for the day on which the phone is lost: without them a restore would lock people out. */
const ownedByPeople: ReadonlySet<string> = new Set(['recovery_codes', 'users']);

/**
 * Made by the program, and made anew where they are missing. Other secrets stay: without `authenticator_keys` everybody's second
 * step would be lost, the links of `unsubscribe_links` open nothing, and the rest was typed in to reach another service.
 */
const madeAnew = ['access_token_signing', 'refresh_token_succession', 'idempotency', 'proof_of_work'];

/** As in `bodyWithoutKey`, for rows that leave by COPY. */
const withoutKey = `CASE WHEN kind = 'document_code' THEN regexp_replace(body, '\\m[0-9]{8}\\M', '[removed]', 'g')
  ELSE regexp_replace(body, '#([a-z]+)=[A-Za-z0-9_-]+', '#\\1=[removed]', 'g') END`;

export const isLeftOut = ({ name, columns }: Pick<Table, 'name' | 'columns'>): boolean =>
  emptied.has(name) || (!ownedByPeople.has(name) && columns.some((column) => isOfKey.test(column)));

/** What is saved of a table: its columns, and which of its rows. */
export function savedOf({ name, columns }: Table): { columns: string; only: string } {
  const isOutbox = name === 'outbox_messages';
  return {
    columns: columns
      .map((column) => (isOutbox && column === 'body' ? `${withoutKey} AS body` : quote(column)))
      .join(', '),
    only: name === 'server_secrets' ? `AND NOT (name = ANY ('{${madeAnew.join()}}'))` : '',
  };
}

/** What an older program saved and this one would not have. */
export async function removeKeys(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM server_secrets WHERE name = ANY ($1)', [madeAnew]);
  await client.query(`UPDATE outbox_messages SET body = ${withoutKey} WHERE body <> ${withoutKey}`);
  // What still waited cannot bring its link or code any more.
  await client.query(`
    UPDATE outbox_messages SET status = 'failed', last_error = 'Its link or code is not in the backup.'
    WHERE status = 'queued' AND body LIKE '%[removed]%'`);
}
