import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/membership-list',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.list,
    lazy: () => import('./member-list-page.tsx'),
  },
  {
    path: '/membership-list/view/:id',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.page,
    lazy: () => import('./member-page.tsx'),
  },
  {
    path: '/membership/add',
    layout: 'office',
    access: ['create', 'Member'],
    title: titles.add,
    lazy: () => import('./form/add-member-page.tsx'),
  },
  {
    path: '/membership-list/edit/:id',
    layout: 'office',
    access: ['update', 'Member'],
    title: titles.page,
    lazy: () => import('./form/edit-member-page.tsx'),
  },
  {
    path: '/membership-list/claims',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.claims,
    lazy: () => import('./claims/claim-list-page.tsx'),
  },
  {
    path: '/membership-list/duplicates',
    layout: 'office',
    access: ['manage', 'Member'],
    title: titles.duplicates,
    lazy: () => import('./duplicates/duplicate-list-page.tsx'),
  },
];
