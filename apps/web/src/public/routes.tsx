import type { AppRoute } from '../lib/route.ts';
import { words } from './words.en.ts';

export const routes: readonly AppRoute[] = [
  {
    path: '/home',
    layout: 'public',
    access: 'public',
    title: words.title,
    lazy: () => import('./home-page.tsx'),
  },
];
