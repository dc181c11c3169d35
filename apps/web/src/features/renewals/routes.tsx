import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/renew-membership/renewal',
    layout: 'office',
    access: ['create', 'Member'],
    title: words.due.title,
    lazy: () => import('./due/due-list-page.tsx'),
  },
  {
    path: '/renew-membership/renewal/:id/renew',
    layout: 'office',
    access: ['create', 'Member'],
    title: words.renew.title,
    lazy: () => import('./renew/renew-page.tsx'),
  },
  {
    path: '/renew-membership/list',
    layout: 'office',
    access: ['read', 'Member'],
    title: words.list.title,
    lazy: () => import('./list/renewal-list-page.tsx'),
  },
  {
    path: '/renew-membership/list/:id/edit',
    layout: 'office',
    access: ['update', 'Member'],
    title: words.page.title,
    lazy: () => import('./edit/edit-renewal-page.tsx'),
  },
];
