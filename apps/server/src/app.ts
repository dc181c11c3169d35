import { contract } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from './demo/demo-accounts.ts';
import { type AppDeps, backupDepsOf, contextDepsOf } from './app-deps.ts';
import { heldActs } from './held-acts/held-acts.ts';
import { dueKinds, jointActs } from './app-dues.ts';
import { healthRoutes } from './app-health.ts';
import { importTargets } from './app-imports.ts';
import { startRoutes } from './app-start.ts';
import { restoreRoutes } from './modules/restoring/index.ts';
import { restoreState, spoolFolder } from './backup/restore-in-place.ts';
import { serveSimulator } from './gateways/simulation/serve-simulator.ts';
import { compressAnswers } from './http/answers/compress.ts';
import { countWaiting, requestQueue } from './db/queue/database-queue.ts';
import { createServer } from './http/create-server.ts';
import { methodsByPath } from './http/methods-by-path.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveDocs } from './http/openapi/serve-docs.ts';
import type { ShareCounts } from './platform/limits/rate-limit.ts';
import { requestContext } from './http/request-context.ts';
import type { Routes } from './http/routes.ts';
import { serve } from './http/serve.ts';
import { loadPublicPages } from './http/web-app/public-pages.ts';
import { serveWebApp } from './http/web-app/serve-web-app.ts';
import { admit } from './platform/limits/public-limit.ts';
import { addRequestCounts } from './platform/limits/request-count.repository.ts';
import { unlimitedStorage } from './base/storage/storage.ts';
import { findWaitingCall, holdForSecondPerson } from './modules/approvals/index.ts';
import { auditRoutes } from './modules/audit/index.ts';
import { authenticate, authRoutes, stepUpProofs } from './modules/auth/index.ts';
import { statusRoutes } from './modules/status/index.ts';
import { backupRoutes, getOverview } from './modules/backups/index.ts';
import { cardPaymentRoutes, simulatorLimit } from './modules/card-payments/index.ts';
import { dashboardRoutes } from './modules/dashboard/index.ts';
import { documentRoutes } from './modules/documents/index.ts';
import { donationRoutes } from './modules/donations/index.ts';
import { familyRoutes } from './modules/families/index.ts';
import { feeRoutes } from './modules/fees/index.ts';
import { importRoutes } from './modules/imports/index.ts';
import { masterDataRoutes } from './modules/master-data/index.ts';
import { jointPaymentRoutes } from './modules/joint-payments/index.ts';
import { memberRoutes } from './modules/members/index.ts';
import { memberListRoutes } from './modules/member-lists/index.ts';
import { memberMailingRoutes } from './modules/member-mailings/index.ts';
import { messageTemplateRoutes } from './modules/message-templates/index.ts';
import { outboxRoutes } from './modules/outbox/index.ts';
import { pledgeBook, pledgeRoutes } from './modules/pledges/index.ts';
import { paymentRoutes } from './modules/payments/index.ts';
import { reconciliationRoutes } from './modules/reconciliation/index.ts';
import { reminderRoutes } from './modules/reminders/index.ts';
import { privacyRoutes } from './modules/privacy/index.ts';
import { reportRoutes } from './modules/reports/index.ts';
import { ritualBook, ritualRoutes } from './modules/rituals/index.ts';
import { roleMayManage, roleRoutes } from './modules/roles/index.ts';
import { savedViewRoutes } from './modules/saved-views/index.ts';
import { settingsRoutes } from './modules/settings/index.ts';
import { userRoutes } from './modules/users/index.ts';
import { readShippedWords, wordRoutes } from './modules/words/index.ts';

/** Every module there is. */
export function modulesOf(deps: AppDeps): Routes[] {
  const { database, version, isDemo, allowsPrivateSms = false, storage = unlimitedStorage } = deps;
  const { shippedWords = readShippedWords(deps.webRoot) } = deps;
  const modules = [
    healthRoutes({ database: database.kind, version, storage }),
    ...authRoutes,
    userRoutes,
    ...roleRoutes,
    settingsRoutes({ demoAccounts: isDemo ? demoAccounts : [], allowsPrivateSms }),
    backupRoutes(backupDepsOf(deps)),
    statusRoutes({
      database: database.kind,
      version,
      storage,
      backups: getOverview(backupDepsOf(deps)),
    }),
    restoreRoutes({ folder: spoolFolder(deps.dataDir), bringBack: deps.bringBack, state: restoreState }),
    wordRoutes(shippedWords),
    savedViewRoutes,
    ...masterDataRoutes,
    ...memberRoutes,
    donationRoutes(ritualBook),
    pledgeRoutes(ritualBook),
    ...ritualRoutes,
    familyRoutes,
    ...feeRoutes,
    paymentRoutes,
    jointPaymentRoutes(jointActs),
    ...documentRoutes(dueKinds, isDemo === true),
    importRoutes(importTargets),
    cardPaymentRoutes(dueKinds),
    reconciliationRoutes(dueKinds, ritualBook, pledgeBook(ritualBook)),
    ...reportRoutes,
    dashboardRoutes,
    auditRoutes,
    outboxRoutes,
    messageTemplateRoutes,
    reminderRoutes,
    memberListRoutes,
    memberMailingRoutes,
    privacyRoutes,
  ];
  const { modules: held, approvalRoutes } = holdForSecondPerson(modules, heldActs);
  return [...held, approvalRoutes, startRoutes(modules)];
}

/** The whole server, ready to be listened to or called. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const modules = modulesOf(deps);
  const constraints = Object.assign({}, ...modules.map((module) => module.constraints));
  const surroundings = contextDepsOf(deps);
  const { db } = surroundings;
  const shareCounts: ShareCounts = (minute, added) => addRequestCounts(db, minute, added);
  const methodsAt = methodsByPath(modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)));
  const app = createServer({ ...deps, constraints, shareCounts, methodsAt });
  compressAnswers(app);
  serveMetrics(app, { db, token: deps.metricsToken });
  serveDocs(app, contract, deps.version);
  const { requestPatienceMs: patienceMs } = deps;
  const waitForTurn = patienceMs && requestQueue(() => countWaiting(deps.database), { patienceMs });
  for (const module of modules) {
    serve(app, module, {
      db,
      spoolFolder: spoolFolder(deps.dataDir),
      authenticate,
      stepUp: {
        ...stepUpProofs,
        mayManage: roleMayManage,
        waitingCall: (from, approvalId) => findWaitingCall(from, approvalId, heldActs),
      },
      ...(waitForTurn && { waitForTurn }),
      storage: surroundings.storage,
      contextOf: (request, reply) => requestContext(surroundings, request, reply),
    });
  }
  if (deps.card?.simulator)
    serveSimulator(app, deps.card.simulator, {
      isForStrangers: deps.card.isForStrangers,
      admit: (request, reply) =>
        admit(requestContext(surroundings, request, reply), simulatorLimit, undefined),
    });
  const bank = deps.card?.payments.gateway?.pageOrigin;
  serveWebApp(app, deps.webRoot, loadPublicPages(deps.webRoot), bank ? [bank] : []);
  await app.ready();
  return app;
}
