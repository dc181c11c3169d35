import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/payments/unresolved',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.unresolved,
    lazy: () => import('./unresolved-page.tsx'),
  },
];
