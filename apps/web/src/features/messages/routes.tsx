import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/notifications',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.messages,
    lazy: () => import('./upcoming/upcoming-page.tsx'),
  },
  {
    path: '/notifications/templates',
    layout: 'office',
    access: ['manage', 'Master'],
    title: titles.templates,
    lazy: () => import('./templates/templates-page.tsx'),
  },
  {
    path: '/notifications/mailings',
    layout: 'office',
    access: ['manage', 'Member'],
    title: titles.mailings,
    lazy: () => import('./mailings/mailings-page.tsx'),
  },
  {
    path: '/notifications/remind',
    layout: 'office',
    access: ['manage', 'Member'],
    title: titles.remind,
    lazy: () => import('./remind/remind-page.tsx'),
  },
  {
    path: '/notifications/unreachable',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.unreachable,
    lazy: () => import('./unreachable/unreachable-page.tsx'),
  },
];
