import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/settings/status',
    layout: 'office',
    access: ['manage', 'all'],
    title: titles.status,
    lazy: () => import('./status-page.tsx'),
  },
];
