import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/papers/certificates',
    layout: 'office',
    access: ['read', 'Report'],
    title: titles.certificates,
    lazy: () => import('./certificates-page.tsx'),
  },
];
