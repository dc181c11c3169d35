import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Rows and files with everything that is easily spoiled on the way. For tests. */
export async function addSampleData(pool: Pool, dataDir: string): Promise<void> {
  await pool.query(`
    INSERT INTO users (name, email, role_id, deleted_at)
      SELECT E'Tab\\t new\\n line \\\\ back \\\\. བཀྲ་ཤིས ' || i, 'user' || i || '@example.bt', r.id,
        CASE WHEN i % 2 = 0 THEN TIMESTAMPTZ '2026-01-01 00:00:00.123456+06' END
      FROM generate_series(1, 300) i, roles r WHERE r.name = 'Member';
    INSERT INTO files (kind, media_type, byte_size, sha256, created_by)
      SELECT 'user_photo', 'image/webp', 3000000000, repeat('0', 64), id FROM users WHERE email = 'user1@example.bt';
    UPDATE users SET photo_file_id = (SELECT id FROM files) WHERE email = 'user1@example.bt';
    INSERT INTO settings (key, value) VALUES ('odd', '{"text": "a\\tb \\\\ \\u00e9", "none": null, "number": 1.10}');
    INSERT INTO audit_entries (at, actor_name, action, entity, label, after)
      SELECT now(), 'Dorji', 'create', 'user', i, jsonb_build_object('n', i) FROM generate_series(1, 200) i;
    INSERT INTO outbox_messages (kind, recipient, subject, body, created_at)
      SELECT 'invitation', i || '@example.bt', 'Welcome', repeat('x', 600), now() FROM generate_series(1, 10000) i`);
  const folder = join(dataDir, 'files', 'ab');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'ab-large'), Buffer.alloc(2_000_000, 'large'));
  await writeFile(join(folder, 'ab-empty'), '');
  await writeFile(join(folder, 'ab-unfinished.new'), 'not yet there');
}

/** What two databases with the same contents agree on: rows, rules and counters. */
export async function fingerprint(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration'`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ hash: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash FROM "${name}" t`,
    );
    contents[name] = rows[0]!.hash;
  }
  const { rows } = await pool.query<{ rules: string; counters: string }>(`
    SELECT
      (SELECT string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), '; ' ORDER BY conrelid::regclass::text, conname)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n')
      || (SELECT string_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text, '; ' ORDER BY tgrelid::regclass::text, tgname)
        FROM pg_trigger WHERE NOT tgisinternal) AS rules,
      (SELECT string_agg(sequencename || ' ' || coalesce(last_value, 0), '; ' ORDER BY sequencename) FROM pg_sequences) AS counters`);
  return { ...contents, ...rows[0] };
}
