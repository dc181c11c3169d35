import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/audit',
    layout: 'office',
    access: ['manage', 'all'],
    title: titles.list,
    lazy: () => import('./audit-page.tsx'),
  },
];
