import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/settings/backups',
    layout: 'office',
    access: ['manage', 'all'],
    title: titles.backups,
    lazy: () => import('./backups-page.tsx'),
  },
  {
    path: '/setup/restore',
    layout: 'office',
    access: ['manage', 'all'],
    title: titles.restore,
    lazy: () => import('./restore/restore-page.tsx'),
  },
];
