import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/renew-membership/renewal',
    layout: 'office',
    access: ['create', 'Member', 'Donation'],
    title: titles.due,
    lazy: () => import('./due/due-list-page.tsx'),
  },
  {
    path: '/renew-membership/renewal/:id/renew',
    layout: 'office',
    access: ['create', 'Member', 'Donation'],
    title: titles.renew,
    lazy: () => import('./renew/renew-page.tsx'),
  },
  {
    path: '/renew-membership/list',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.list,
    lazy: () => import('./list/renewal-list-page.tsx'),
  },
  {
    path: '/renew-membership/list/:id/edit',
    layout: 'office',
    access: ['update', 'Member'],
    title: titles.page,
    lazy: () => import('./edit/edit-renewal-page.tsx'),
  },
];
