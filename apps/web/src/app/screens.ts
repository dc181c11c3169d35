import type { AppRoute } from '../lib/route.ts';
import { routes as approvalRoutes } from '../features/approvals/routes.tsx';
import { routes as auditRoutes } from '../features/audit/routes.tsx';
import { routes as authRoutes } from '../features/auth/routes.tsx';
import { routes as cardPaymentRoutes } from '../features/card-payments/routes.tsx';
import { routes as commonDataRoutes } from '../features/common-data/routes.tsx';
import { routes as dashboardRoutes } from '../features/dashboard/routes.tsx';
import { routes as donationRoutes } from '../features/donations/routes.tsx';
import { routes as feeRoutes } from '../features/fees/routes.tsx';
import { routes as importRoutes } from '../features/imports/routes.tsx';
import { routes as memberAreaRoutes } from '../features/member-area/routes.tsx';
import { routes as memberRoutes } from '../features/members/routes.tsx';
import { routes as ownSignInRoutes } from '../features/own-sign-in/routes.tsx';
import { routes as messageRoutes } from '../features/messages/routes.tsx';
import { routes as outboxRoutes } from '../features/outbox/routes.tsx';
import { routes as paperRoutes } from '../features/papers/routes.tsx';
import { routes as reconciliationRoutes } from '../features/reconciliation/routes.tsx';
import { routes as renewalRoutes } from '../features/renewals/routes.tsx';
import { routes as reportRoutes } from '../features/reports/routes.tsx';
import { routes as ritualRoutes } from '../features/rituals/routes.tsx';
import { routes as roleRoutes } from '../features/roles/routes.tsx';
import { routes as sendingRoutes } from '../features/sending/routes.tsx';
import { routes as settingsRoutes } from '../features/settings/routes.tsx';
import { routes as userRoutes } from '../features/users/routes.tsx';
import { routes as verificationRoutes } from '../features/verification/routes.tsx';
import { routes as statusRoutes } from '../features/status/routes.tsx';
import { routes as backupRoutes } from '../features/backups/routes.tsx';
import { routes as wordRoutes } from '../features/words/routes.tsx';
import { routes as publicRoutes } from '../public/routes.tsx';
import { ownRoutes } from './pages/routes.tsx';

/** Every screen there is. A feature adds its list here. */
export const screens: readonly AppRoute[] = [
  ...publicRoutes,
  ...authRoutes,
  ...approvalRoutes,
  ...dashboardRoutes,
  ...memberRoutes,
  ...memberAreaRoutes,
  ...importRoutes,
  ...donationRoutes,
  ...renewalRoutes,
  ...feeRoutes,
  ...verificationRoutes,
  ...paperRoutes,
  ...ritualRoutes,
  ...sendingRoutes,
  ...cardPaymentRoutes,
  ...reconciliationRoutes,
  ...reportRoutes,
  ...commonDataRoutes,
  ...settingsRoutes,
  ...wordRoutes,
  ...backupRoutes,
  ...statusRoutes,
  ...userRoutes,
  ...ownSignInRoutes,
  ...roleRoutes,
  ...auditRoutes,
  ...messageRoutes,
  ...outboxRoutes,
  ...ownRoutes,
];
