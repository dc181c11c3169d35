import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/donation/add',
    layout: 'office',
    access: ['create', 'Donation'],
    title: titles.add,
    lazy: () => import('./form/add-donation-page.tsx'),
  },
  {
    path: '/donation/list',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.list,
    lazy: () => import('./list/donation-list-page.tsx'),
  },
  {
    path: '/donation/list/view/:id',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.page,
    lazy: () => import('./page/donation-page.tsx'),
  },
  {
    path: '/donation/list/edit/:id',
    layout: 'office',
    access: ['update', 'Donation'],
    title: titles.edit,
    lazy: () => import('./edit/edit-donation-page.tsx'),
  },
  {
    path: '/dedications',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.dedications,
    lazy: () => import('./dedications/dedications-page.tsx'),
  },
];
