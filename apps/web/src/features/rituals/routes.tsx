import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

const office = { layout: 'office', access: ['read', 'Ritual'] } as const;

export const routes: AppRoute[] = [
  { ...office, path: '/rituals/today', title: titles.today, lazy: () => import('./today/today-page.tsx') },
  {
    ...office,
    path: '/rituals/days/:id',
    title: titles.today,
    lazy: () => import('./day/ritual-day-page.tsx'),
  },
  { ...office, path: '/rituals/month', title: titles.month, lazy: () => import('./month/month-page.tsx') },
];
