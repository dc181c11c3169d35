import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

const office = { layout: 'office', access: ['read', 'Ritual'] } as const;
const managing = { layout: 'office', access: ['manage', 'Ritual'] } as const;
const kind = () => import('./kinds/ritual-page.tsx');

export const routes: AppRoute[] = [
  { ...office, path: '/rituals/today', title: titles.today, lazy: () => import('./today/today-page.tsx') },
  {
    ...office,
    path: '/rituals/days/:id',
    title: titles.today,
    lazy: () => import('./day/ritual-day-page.tsx'),
  },
  { ...office, path: '/rituals/month', title: titles.month, lazy: () => import('./month/month-page.tsx') },
  { ...office, path: '/rituals/year/:year', title: titles.year, lazy: () => import('./year/year-page.tsx') },
  { ...office, path: '/rituals/open', title: titles.open, lazy: () => import('./open/open-names-page.tsx') },
  {
    ...managing,
    path: '/rituals/kinds',
    title: titles.kinds,
    lazy: () => import('./kinds/ritual-list-page.tsx'),
  },
  { ...managing, path: '/rituals/kinds/add', title: titles.addKind, lazy: kind },
  { ...managing, path: '/rituals/kinds/edit/:id', title: titles.kinds, lazy: kind },
];
