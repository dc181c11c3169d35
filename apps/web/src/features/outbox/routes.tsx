import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/notifications/outbox',
    layout: 'office',
    access: ['manage', 'all'],
    title: titles.list,
    lazy: () => import('./outbox-page.tsx'),
  },
];
