import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/audit',
    layout: 'office',
    access: ['manage', 'all'],
    title: words.list.title,
    lazy: () => import('./audit-page.tsx'),
  },
];
