import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/members/bulk-upload-members',
    layout: 'office',
    access: ['create', 'Member'],
    title: titles.members,
    lazy: () => import('./member-import-page.tsx'),
  },
  {
    path: '/renew-membership/bulk-upload-payments',
    layout: 'office',
    access: ['manage', 'Member'],
    title: titles['fee-payments'],
    lazy: () => import('./fee-import-page.tsx'),
  },
  {
    path: '/donation/bulk-upload-payments',
    layout: 'office',
    access: ['create', 'Donation'],
    title: titles['donation-payments'],
    lazy: () => import('./donation-import-page.tsx'),
  },
];
