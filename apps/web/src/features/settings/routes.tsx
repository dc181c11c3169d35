import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/settings',
    layout: 'office',
    access: ['manage', 'Master'],
    title: titles.settings,
    lazy: () => import('./settings-page.tsx'),
  },
];
