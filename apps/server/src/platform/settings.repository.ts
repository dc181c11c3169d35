import { defaultSettings, settingsSchema, type Settings } from '@kathok/contract';
import { sql } from 'kysely';
import { compileOnce } from '../db/statements/compile-once.ts';
import type { Db, Tx } from '../db/open-database.ts';

/** What was stored when it was read last, and what that says: they are asked for by nearly every call, and seldom change. */
let last: { stored: string; settings: Settings } | undefined;

/** The query alone, for statements that read something else as well. `settingsOf` reads its answer. */
export const storedSettings = sql<string | null>`(select jsonb_object_agg(key, value)::text from settings)`;

const storedAlone = compileOnce((db: Db | Tx) => ({
  compile: () => sql<{ stored: string | null }>`select ${storedSettings} as stored`.compile(db),
}));

/** The settings of the centre. */
export async function readSettings(db: Db | Tx): Promise<Settings> {
  const [row] = await storedAlone(db);
  return settingsOf(row?.stored);
}

/** What was stored, over the defaults. */
export function settingsOf(given: string | null | undefined): Settings {
  const stored = given ?? '{}';
  if (last?.stored !== stored)
    last = { stored, settings: mergeSettings(new Map(Object.entries(JSON.parse(stored) as object))) };
  return { ...last.settings };
}

/** Locks the settings for somebody who goes on to change them, so that changes come one after the other. */
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
