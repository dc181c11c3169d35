import type { AppRoute } from '../../lib/route.ts';
import { words as claimWords } from './claims/words.en.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/membership-list',
    layout: 'office',
    access: ['read', 'Member'],
    title: words.list.title,
    lazy: () => import('./member-list-page.tsx'),
  },
  {
    path: '/membership-list/view/:id',
    layout: 'office',
    access: ['read', 'Member'],
    title: words.page.title,
    lazy: () => import('./member-page.tsx'),
  },
  {
    path: '/membership/add',
    layout: 'office',
    access: ['create', 'Member'],
    title: words.form.addTitle,
    lazy: () => import('./form/add-member-page.tsx'),
  },
  {
    path: '/membership-list/edit/:id',
    layout: 'office',
    access: ['update', 'Member'],
    title: words.page.title,
    lazy: () => import('./form/edit-member-page.tsx'),
  },
  {
    path: '/membership-list/claims',
    layout: 'office',
    access: ['read', 'Member'],
    title: claimWords.title,
    lazy: () => import('./claims/claim-list-page.tsx'),
  },
  {
    path: '/membership-list/duplicates',
    layout: 'office',
    access: ['manage', 'Member'],
    title: words.duplicates.title,
    lazy: () => import('./duplicates/duplicate-list-page.tsx'),
  },
];
