import { contract } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from './demo/demo-accounts.ts';
import type { AppDeps } from './app-deps.ts';
import { surroundingsOf } from './app-deps.ts';
import { importTargets } from './app-imports.ts';
import { serveSimulator } from './gateways/simulation/serve-simulator.ts';
import { compressAnswers } from './http/compress.ts';
import { createServer } from './http/create-server.ts';
import { refuseOtherMethods } from './http/method-not-allowed.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveDocs } from './http/openapi/serve-docs.ts';
import { requestContext } from './http/request-context.ts';
import type { Routes } from './http/routes.ts';
import { serve } from './http/serve.ts';
import { loadPublicPages } from './http/web-app/public-pages.ts';
import { serveWebApp } from './http/web-app/serve-web-app.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { authenticate } from './modules/auth/authenticate.ts';
import { cardPaymentRoutes } from './modules/card-payments/card-payment.routes.ts';
import { countryRoutes } from './modules/countries/country.routes.ts';
import { donationPurposeRoutes } from './modules/donation-purposes/donation-purpose.routes.ts';
import { feeRoutes } from './modules/fees/fee.routes.ts';
import { donationRoutes } from './modules/donations/donation.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { importRoutes } from './modules/imports/import.routes.ts';
import { memberRoutes } from './modules/members/member.routes.ts';
import { membershipTypeRoutes } from './modules/membership-types/membership-type.routes.ts';
import { outboxRoutes } from './modules/outbox/outbox.routes.ts';
import { paymentFrequencyRoutes } from './modules/payment-frequencies/payment-frequency.routes.ts';
import { paymentRoutes } from './modules/payments/payment.routes.ts';
import { permissionRoutes } from './modules/permissions/permission.routes.ts';
import { renewalRoutes } from './modules/fees/renewals/renewal.routes.ts';
import { reportRoutes } from './modules/reports/report.routes.ts';
import { roleRoutes } from './modules/roles/role.routes.ts';
import { savedViewRoutes } from './modules/saved-views/saved-view.routes.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { userRoutes } from './modules/users/user.routes.ts';
import { unlimitedStorage } from './base/storage.ts';

/** Every module there is. */
export function modulesOf({ database, version, isDemo, storage = unlimitedStorage }: AppDeps): Routes[] {
  return [
    healthRoutes({ database: database.kind, version, storage }),
    authRoutes,
    userRoutes,
    roleRoutes,
    permissionRoutes,
    settingsRoutes(isDemo ? demoAccounts : []),
    savedViewRoutes,
    countryRoutes,
    paymentFrequencyRoutes,
    membershipTypeRoutes,
    donationPurposeRoutes,
    memberRoutes,
    donationRoutes,
    feeRoutes,
    renewalRoutes,
    paymentRoutes,
    importRoutes(importTargets),
    cardPaymentRoutes,
    reportRoutes,
    auditRoutes,
    outboxRoutes,
  ];
}

/** The whole server, ready to be listened to or called. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const modules = modulesOf(deps);
  const constraints = Object.assign({}, ...modules.map((module) => module.constraints));
  const surroundings = surroundingsOf(deps);
  const { db } = surroundings;
  const app = createServer({ ...deps, constraints });
  compressAnswers(app);
  serveMetrics(app, { db, token: deps.metricsToken });
  serveDocs(app, contract, deps.version);
  for (const module of modules) {
    serve(app, module, {
      db,
      authenticate,
      storage: surroundings.storage,
      contextOf: (request, db) => requestContext(surroundings, request, db),
    });
  }
  refuseOtherMethods(
    app,
    modules.flatMap(({ routes }) => routes),
  );
  if (deps.card?.simulator) serveSimulator(app, deps.card.simulator);
  const bank = deps.card?.payments.gateway?.pageOrigin;
  serveWebApp(app, deps.webRoot, await loadPublicPages(deps.webRoot), bank ? [bank] : []);
  await app.ready();
  return app;
}
