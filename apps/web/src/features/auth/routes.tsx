import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/login',
    layout: 'blank',
    access: 'guestOnly',
    title: titles.login,
    lazy: () => import('./login-page.tsx'),
  },
  {
    path: '/forgot-password',
    layout: 'blank',
    access: 'guestOnly',
    title: titles.forgot,
    lazy: () => import('./passwords/forgot-password-page.tsx'),
  },
  {
    path: '/reset-password',
    layout: 'blank',
    access: 'public',
    title: titles.reset,
    lazy: () => import('./passwords/reset-password-page.tsx'),
  },
  {
    path: '/join',
    layout: 'blank',
    access: 'public',
    title: titles.join,
    lazy: () => import('./passwords/reset-password-page.tsx'),
  },
  {
    path: '/this-was-not-me',
    layout: 'blank',
    access: 'public',
    title: titles.undo,
    lazy: () => import('./undo-change/undo-change-page.tsx'),
  },
  {
    path: '/user/password-reset',
    layout: 'office',
    access: ['read', 'Password'],
    title: titles.change,
    lazy: () => import('./passwords/change-password-page.tsx'),
  },
];
