import type { Endpoint } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { createServer } from '../http/create-server.ts';
import { methodsByPath } from '../http/methods-by-path.ts';
import { requestContext } from '../http/request-context.ts';
import { type Handlers, routes } from '../http/routes.ts';
import type { ConstraintErrors } from '../platform/known-errors.ts';
import { serve } from '../http/serve.ts';
import { type UploadLimits, uploadLimits } from '../platform/limits/upload-room.ts';
import { serveWebApp } from '../http/web-app/serve-web-app.ts';
import { systemClock } from '../base/clock.ts';
import type { Actor } from '../platform/actor.ts';
import { diskBlobs } from '../base/files/blobs/disk-blobs.ts';
import { fileStore } from '../platform/files/files.ts';
import { createLog } from '../base/log.ts';

/** Anyone who sends the token `auditor`; there are no other users. */
const auditor: Actor = {
  id: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01',
  name: 'Ugyen Dorji',
  role: 'Auditor',
  roleType: 'admin',
  ability: [{ action: 'read', subject: 'User' }],
  sessionId: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a02',
  memberId: null,
  mustChangePassword: false,
  mustAddSecondFactor: false,
};

export interface SampleOptions {
  constraints?: ConstraintErrors;
  log?: ReturnType<typeof createLog>;
  uploads?: UploadLimits;
  waitForTurn?: () => Promise<void>;
}

/** A server of endpoints that a test makes up, to see how any endpoint is served. */
export async function serveEndpoints<Part extends Record<string, Endpoint>>(
  { kysely: db }: Database,
  dataDir: string,
  part: Part,
  handlers: Handlers<Part>,
  { constraints = {}, log = createLog('silent'), uploads = uploadLimits, waitForTurn }: SampleOptions = {},
): Promise<FastifyInstance> {
  const baseUrl = 'http://localhost:3000';
  const surroundings = { db, clock: systemClock, baseUrl, log, files: fileStore(diskBlobs(dataDir)) };
  const module = routes(part, handlers, constraints);
  const methodsAt = methodsByPath(module.routes.map(({ endpoint }) => endpoint));
  const app = createServer({ log, clock: systemClock, baseUrl, uploads, constraints, methodsAt });
  serve(app, module, {
    db,
    authenticate: async (_db, token) => (token === 'auditor' ? auditor : null),
    stepUp: {
      isShown: async () => false,
      waysOf: async () => ['password'],
      mayManage: async () => true,
      waitingCall: async () => undefined,
    },
    ...(waitForTurn && { waitForTurn }),
    contextOf: (request, reply) => requestContext(surroundings, request, reply),
  });
  serveWebApp(app, undefined);
  await app.ready();
  return app;
}
