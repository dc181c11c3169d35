import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/approvals',
    layout: 'office',
    access: ['read', 'Member', 'Donation', 'Master'],
    title: titles.list,
    lazy: () => import('./approval-list-page.tsx'),
  },
];
