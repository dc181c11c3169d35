import { type AppRoute, notAuthorizedPath } from '../../lib/route.ts';
import { words } from '../words.en.ts';

/** The pages that belong to no feature. */
export const ownRoutes: readonly AppRoute[] = [
  {
    path: notAuthorizedPath,
    layout: 'either',
    access: 'public',
    title: words.notAuthorized.title,
    lazy: () => import('./not-authorized-page.tsx'),
  },
  {
    path: '*',
    layout: 'either',
    access: 'public',
    title: words.notFound.title,
    lazy: () => import('./not-found-page.tsx'),
  },
];
