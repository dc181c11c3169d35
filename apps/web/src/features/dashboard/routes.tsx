import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: readonly AppRoute[] = [
  {
    path: '/dashboard',
    layout: 'office',
    access: ['read', 'Dashboard'],
    title: titles.dashboard,
    lazy: () => import('./dashboard-page.tsx'),
  },
  {
    path: '/payments/received',
    layout: 'office',
    access: ['read', 'Dashboard'],
    title: titles.received,
    lazy: () => import('./received/received-page.tsx'),
  },
];
