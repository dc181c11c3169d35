import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/members/bulk-upload-members',
    layout: 'office',
    access: ['create', 'Member'],
    title: words.kinds.members.title,
    lazy: () => import('./member-import-page.tsx'),
  },
  {
    path: '/renew-membership/bulk-upload-payments',
    layout: 'office',
    access: ['manage', 'Member'],
    title: words.kinds['fee-payments'].title,
    lazy: () => import('./fee-import-page.tsx'),
  },
  {
    path: '/donation/bulk-upload-payments',
    layout: 'office',
    access: ['create', 'Donation'],
    title: words.kinds['donation-payments'].title,
    lazy: () => import('./donation-import-page.tsx'),
  },
];
