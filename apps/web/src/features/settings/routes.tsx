import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/settings',
    layout: 'office',
    access: ['manage', 'Master'],
    title: words.title,
    lazy: () => import('./settings-page.tsx'),
  },
];
