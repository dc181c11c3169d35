import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/donation/add',
    layout: 'office',
    access: ['create', 'Donation'],
    title: words.form.addTitle,
    lazy: () => import('./form/add-donation-page.tsx'),
  },
  {
    path: '/donation/list',
    layout: 'office',
    access: ['read', 'Donation'],
    title: words.list.title,
    lazy: () => import('./list/donation-list-page.tsx'),
  },
  {
    path: '/donation/list/view/:id',
    layout: 'office',
    access: ['read', 'Donation'],
    title: words.page.title,
    lazy: () => import('./page/donation-page.tsx'),
  },
  {
    path: '/donation/list/edit/:id',
    layout: 'office',
    access: ['update', 'Donation'],
    title: words.form.editTitle,
    lazy: () => import('./form/edit-donation-page.tsx'),
  },
  {
    path: '/dedications',
    layout: 'office',
    access: ['read', 'Donation'],
    title: words.dedications.title,
    lazy: () => import('./dedications/dedications-page.tsx'),
  },
];
