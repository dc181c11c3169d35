import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/reconciliation',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.statements,
    lazy: () => import('./statements-page.tsx'),
  },
  {
    path: '/reconciliation/:id',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.statement,
    lazy: () => import('./statement-page.tsx'),
  },
];
