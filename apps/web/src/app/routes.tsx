import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { AppRoute, Layout } from '../lib/route.ts';
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
import { routes as roleRoutes } from '../features/roles/routes.tsx';
import { routes as sendingRoutes } from '../features/sending/routes.tsx';
import { routes as settingsRoutes } from '../features/settings/routes.tsx';
import { routes as userRoutes } from '../features/users/routes.tsx';
import { routes as verificationRoutes } from '../features/verification/routes.tsx';
import { routes as publicRoutes } from '../public/routes.tsx';
import { Outline } from './frame/outline.tsx';
import { ownRoutes } from './pages/routes.tsx';
import { RootError, RouteError } from './pages/route-error.tsx';
import { Root, Start } from './root.tsx';

/** Every screen there is. A feature adds its list here. */
export const screens: readonly AppRoute[] = [
  ...publicRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...memberRoutes,
  ...memberAreaRoutes,
  ...importRoutes,
  ...donationRoutes,
  ...renewalRoutes,
  ...feeRoutes,
  ...verificationRoutes,
  ...paperRoutes,
  ...sendingRoutes,
  ...cardPaymentRoutes,
  ...reconciliationRoutes,
  ...reportRoutes,
  ...commonDataRoutes,
  ...settingsRoutes,
  ...userRoutes,
  ...ownSignInRoutes,
  ...roleRoutes,
  ...auditRoutes,
  ...messageRoutes,
  ...outboxRoutes,
  ...ownRoutes,
];

const layouts: Record<Layout, () => Promise<{ default: ComponentType }>> = {
  blank: () => import('./layouts/blank-layout.tsx'),
  office: () => import('./layouts/office-layout.tsx'),
  public: () => import('./layouts/public-layout.tsx'),
  either: () => import('./layouts/either-layout.tsx'),
};

/** A screen that cannot be loaded breaks where it would stand, so that the frame and the way out remain. */
const broken = (error: unknown) => (): never => {
  throw error;
};

const component = (load: AppRoute['lazy']) => async () => ({
  Component: await load().then((module) => module.default, broken),
});

const screenRoute = ({ path, access, title, lazy }: AppRoute): RouteObject => ({
  path,
  handle: { access, title },
  lazy: component(lazy),
  ErrorBoundary: RouteError,
});

const layoutRoute = (layout: Layout): RouteObject => ({
  lazy: component(layouts[layout]),
  children: screens.filter((screen) => screen.layout === layout).map(screenRoute),
});

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Outline,
    children: [
      { index: true, Component: Start },
      layoutRoute('blank'),
      layoutRoute('office'),
      layoutRoute('public'),
      layoutRoute('either'),
    ],
  },
];
