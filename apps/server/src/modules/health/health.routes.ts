import { health } from '@kathok/contract';
import { sql } from 'kysely';
import { type Routes, routes } from '../../http/routes.ts';
import type { Ctx } from '../../platform/context.ts';

interface Build {
  database: 'embedded' | 'postgres';
  version: string;
}

export function healthRoutes({ database, version }: Build): Routes {
  const state = { status: 'ok' as const, database, version };
  return routes(health, {
    health: async () => state,
    ready: async (ctx: Ctx) => {
      await sql`select 1`.execute(ctx.db);
      return state;
    },
  });
}
