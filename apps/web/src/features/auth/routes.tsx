import type { AppRoute } from '../../lib/route.ts';
import { words as undoWords } from './undo-change/words.en.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/login',
    layout: 'blank',
    access: 'guestOnly',
    title: words.login.title,
    lazy: () => import('./login-page.tsx'),
  },
  {
    path: '/forgot-password',
    layout: 'blank',
    access: 'guestOnly',
    title: words.forgot.title,
    lazy: () => import('./passwords/forgot-password-page.tsx'),
  },
  {
    path: '/reset-password',
    layout: 'blank',
    access: 'public',
    title: words.reset.title,
    lazy: () => import('./passwords/reset-password-page.tsx'),
  },
  {
    path: '/join',
    layout: 'blank',
    access: 'public',
    title: words.join.title,
    lazy: () => import('./passwords/reset-password-page.tsx'),
  },
  {
    path: '/this-was-not-me',
    layout: 'blank',
    access: 'public',
    title: undoWords.title,
    lazy: () => import('./undo-change/undo-change-page.tsx'),
  },
  {
    path: '/user/password-reset',
    layout: 'office',
    access: ['read', 'Password'],
    title: words.change.title,
    lazy: () => import('./passwords/change-password-page.tsx'),
  },
];
