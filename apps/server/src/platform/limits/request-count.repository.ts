import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** How many requests there were, by network. */
export type RequestCounts = ReadonlyMap<string, number>;

/** Adds what this server has counted in a minute, and answers what all servers have, of these networks. One statement. */
export async function addRequestCounts(db: Db, minute: Date, added: RequestCounts): Promise<RequestCounts> {
  const networks = new Map([...added.keys()].map((network) => [hashOf(network), network]));
  // All servers write in one order, so that two of them never wait for each other.
  const hashes = [...networks.keys()].toSorted();
  const counts = hashes.map((hash) => added.get(networks.get(hash)!) ?? 0);
  const { rows } = await sql<{ network: string; count: number }>`
    insert into request_counts (network, minute, count)
    select network, ${minute}::timestamptz, count from unnest(${hashes}::text[], ${counts}::integer[]) as told (network, count)
    on conflict (network, minute) do update set count = least(request_counts.count::bigint + excluded.count, 1000000000)
    returning network, count`.execute(db);
  return new Map(rows.map(({ network, count }) => [networks.get(network)!, count]));
}

function hashOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}
