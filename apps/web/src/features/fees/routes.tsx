import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/membership-fees/view/:id',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.page,
    lazy: () => import('./fee-page.tsx'),
  },
];
