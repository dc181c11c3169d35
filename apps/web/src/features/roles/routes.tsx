import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

const managesRoles = ['manage', 'Role'] as const;

export const routes: AppRoute[] = [
  {
    path: '/roles',
    layout: 'office',
    access: managesRoles,
    title: words.list.title,
    lazy: () => import('./role-list-page.tsx'),
  },
  {
    path: '/roles/add',
    layout: 'office',
    access: managesRoles,
    title: words.form.addTitle,
    lazy: () => import('./add-role-page.tsx'),
  },
  {
    path: '/roles/view/:id/edit',
    layout: 'office',
    access: managesRoles,
    title: words.list.title,
    lazy: () => import('./role-page.tsx'),
  },
  {
    path: '/apps/permissions',
    layout: 'office',
    access: managesRoles,
    title: words.permissions.title,
    lazy: () => import('./permissions-page.tsx'),
  },
];
