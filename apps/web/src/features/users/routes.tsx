import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

const seesUsers = ['read', 'User'] as const;
const loadOwn = () => import('./own/own-user-page.tsx');

export const routes: AppRoute[] = [
  {
    path: '/apps/user/list',
    layout: 'office',
    access: seesUsers,
    title: titles.list,
    lazy: () => import('./user-list-page.tsx'),
  },
  {
    path: '/apps/user/list/view/:id',
    layout: 'office',
    access: seesUsers,
    title: titles.user,
    lazy: () => import('./user-page.tsx'),
  },
  {
    path: '/apps/user/list/:id/password-reset',
    layout: 'office',
    access: ['manage', 'User'],
    title: titles.resetPassword,
    lazy: () => import('./actions/password-reset-page.tsx'),
  },
  { path: '/apps/user/view', layout: 'office', access: 'signedIn', title: titles.own, lazy: loadOwn },
  {
    path: '/apps/user/view/:id',
    layout: 'office',
    access: 'signedIn',
    title: titles.own,
    lazy: loadOwn,
  },
];
