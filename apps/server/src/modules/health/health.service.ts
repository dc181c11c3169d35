import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Asks the database something, so that whoever asks us knows that it answers. */
export async function askDatabase(ctx: Ctx): Promise<void> {
  await sql`select 1`.execute(ctx.db);
}
