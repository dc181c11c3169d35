import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

const managesRoles = ['manage', 'Role'] as const;

export const routes: AppRoute[] = [
  {
    path: '/roles',
    layout: 'office',
    access: managesRoles,
    title: titles.list,
    lazy: () => import('./role-list-page.tsx'),
  },
  {
    path: '/roles/add',
    layout: 'office',
    access: managesRoles,
    title: titles.add,
    lazy: () => import('./form/add-role-page.tsx'),
  },
  {
    path: '/roles/view/:id/edit',
    layout: 'office',
    access: managesRoles,
    title: titles.list,
    lazy: () => import('./role-page.tsx'),
  },
  {
    path: '/apps/permissions',
    layout: 'office',
    access: managesRoles,
    title: titles.permissions,
    lazy: () => import('./permissions-page.tsx'),
  },
];
