import type { Pool } from 'pg';

const DRAIN_MS = 1_500;

/** Waits for work that is under way, but not for a client that is never given back. */
export async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
}
