import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/membership-fees/view/:id',
    layout: 'office',
    access: ['read', 'Member'],
    title: words.title,
    lazy: () => import('./fee-page.tsx'),
  },
];
