import type { AppRoute } from '../lib/route.ts';
import { words as registration } from './registration/words.en.ts';
import { words } from './words.en.ts';

export const routes: readonly AppRoute[] = [
  {
    path: '/home',
    layout: 'public',
    access: 'public',
    title: words.title,
    lazy: () => import('./home-page.tsx'),
  },
  {
    path: '/register',
    layout: 'public',
    access: 'public',
    title: registration.title,
    lazy: () => import('./registration/register-page.tsx'),
  },
];
