import { defaultSettings, settingsSchema, type Settings } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

/** What was stored when it was read last, and what that says: they are asked for by nearly every call, and seldom change. */
let last: { stored: string; settings: Settings } | undefined;

/** The settings of the centre: what was stored, over the defaults. */
export async function readSettings(db: Db | Tx): Promise<Settings> {
  const { rows } = await sql<{ stored: string | null }>`
    select jsonb_object_agg(key, value)::text as stored from settings`.execute(db);
  const stored = rows[0]?.stored ?? '{}';
  if (last?.stored !== stored)
    last = { stored, settings: mergeSettings(new Map(Object.entries(JSON.parse(stored) as object))) };
  return { ...last.settings };
}

/** For anyone who goes on to change them: one after the other. */
export async function readSettingsToChange(tx: Tx): Promise<Settings> {
  await sql`select pg_advisory_xact_lock(727003)`.execute(tx);
  return readSettings(tx);
}

/** What an older version stored in a shape that no longer fits gives way to the default. */
export function mergeSettings(stored: ReadonlyMap<string, unknown>): Settings {
  const known = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(stored.get(key));
    return parsed.success ? [[key, parsed.data]] : [];
  });
  return { ...defaultSettings, ...Object.fromEntries(known) };
}

export async function writeSettings(tx: Tx, values: Partial<Settings>, now: Date): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const row = { value: JSON.stringify(value), updatedAt: now };
    await tx
      .insertInto('settings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}
