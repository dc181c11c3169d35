import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/notifications/outbox',
    layout: 'office',
    access: ['manage', 'all'],
    title: words.title,
    lazy: () => import('./outbox-page.tsx'),
  },
];
