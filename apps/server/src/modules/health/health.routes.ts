import { health } from '@kathok/contract';
import { type Routes, routes } from '../../http/routes.ts';
import { askDatabase } from './health.service.ts';

interface Build {
  database: 'embedded' | 'postgres';
  version: string;
}

export function healthRoutes({ database, version }: Build): Routes {
  const state = { status: 'ok' as const, database, version };
  return routes(health, {
    health: async () => state,
    ready: async (ctx) => {
      await askDatabase(ctx);
      return state;
    },
  });
}
