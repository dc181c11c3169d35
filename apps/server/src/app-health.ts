import { health } from '@kathok/contract';
import { type Routes, routes } from './http/routes.ts';
import type { Storage } from './base/storage/storage.ts';
import type { Ctx } from './platform/context.ts';
import { askDatabase } from './db/open-database.ts';

interface Running {
  database: 'embedded' | 'postgres';
  version: string;
  storage: Storage;
}

export function healthRoutes({ database, version, storage }: Running): Routes {
  const state = ({ isOperator }: Ctx) => ({
    status: 'ok' as const,
    ...(isOperator && { database, version, storage: storage.state }),
  });
  return routes(health, {
    health: async (ctx) => state(ctx),
    ready: async (ctx) => {
      await askDatabase(ctx.db);
      return state(ctx);
    },
  });
}
