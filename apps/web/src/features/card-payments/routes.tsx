import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/payments/unresolved',
    layout: 'office',
    access: ['read', 'Donation'],
    title: words.title,
    lazy: () => import('./unresolved-page.tsx'),
  },
];
