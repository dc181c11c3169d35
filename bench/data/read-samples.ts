import type pg from 'pg';

interface SampleMember {
  id: string;
  code: string;
  cid: string;
  phone: string;
}

/** Records to ask for, spread over the whole of the tables. */
export interface Samples {
  today: string;
  monthBegin: string;
  members: SampleMember[];
  donations: { id: string; number: string; purposeId: string }[];
  givers: string[];
  members400: number;
}

const many = 200;

export async function readSamples(pool: Pick<pg.Pool, 'query'>, now = new Date()): Promise<Samples> {
  const today = new Date(now.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
  const spread = (table: string) =>
    `id > (lpad(to_hex((n * 4294967295 / ${many})::bigint), 8, '0') || '-0000-4000-8000-000000000000')::uuid AND ${table}`;
  const each = `generate_series(0, ${many - 1}) AS n`;
  const { rows: members } = await pool.query<SampleMember>(
    `SELECT found.* FROM ${each}, LATERAL (
       SELECT m.id, m.membership_code AS code, p.identity_number AS cid, p.phone
       FROM all_members m JOIN people p ON p.id = m.person_id
       WHERE m.${spread(`m.deleted_at IS NULL`)} AND p.identity_number IS NOT NULL AND p.phone IS NOT NULL
       ORDER BY m.id LIMIT 1) AS found`,
  );
  const { rows: donations } = await pool.query<Samples['donations'][number]>(
    `SELECT found.* FROM ${each}, LATERAL (
       SELECT id, donation_number AS number, purpose_id AS "purposeId" FROM donations
       WHERE ${spread(`deleted_at IS NULL`)} ORDER BY id LIMIT 1) AS found`,
  );
  const { rows: givers } = await pool.query<{ id: string }>(
    `SELECT DISTINCT found.id FROM ${each}, LATERAL (
       SELECT member_id AS id FROM donations WHERE ${spread(`member_id IS NOT NULL`)} ORDER BY donations.id LIMIT 1) AS found
     ORDER BY 1`,
  );
  const { rows: counted } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM all_members',
  );
  return {
    today,
    monthBegin: `${today.slice(0, 7)}-01`,
    members,
    donations,
    givers: givers.map(({ id }) => id),
    members400: Math.max(1, Math.min(400, Math.floor(counted[0]!.count / 50))),
  };
}

/** One of a list, another in every round. */
export const pick = <Item>(items: readonly Item[], round: number): Item => items[(round * 7) % items.length]!;
