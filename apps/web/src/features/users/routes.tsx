import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

const seesUsers = ['read', 'User'] as const;
const loadOwn = () => import('./own-user-page.tsx');

export const routes: AppRoute[] = [
  {
    path: '/apps/user/list',
    layout: 'office',
    access: seesUsers,
    title: words.list.title,
    lazy: () => import('./user-list-page.tsx'),
  },
  {
    path: '/apps/user/list/view/:id',
    layout: 'office',
    access: seesUsers,
    title: words.list.user,
    lazy: () => import('./user-page.tsx'),
  },
  {
    path: '/apps/user/list/:id/password-reset',
    layout: 'office',
    access: ['manage', 'User'],
    title: words.view.resetPassword,
    lazy: () => import('./password-reset-page.tsx'),
  },
  { path: '/apps/user/view', layout: 'office', access: 'signedIn', title: words.own.title, lazy: loadOwn },
  {
    path: '/apps/user/view/:id',
    layout: 'office',
    access: 'signedIn',
    title: words.own.title,
    lazy: loadOwn,
  },
];
