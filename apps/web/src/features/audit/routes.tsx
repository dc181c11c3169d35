import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/audit',
    layout: 'office',
    access: ['read', 'Audit'],
    title: titles.list,
    lazy: () => import('./audit-page.tsx'),
  },
];
