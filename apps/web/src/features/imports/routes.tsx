import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/members/bulk-upload-members',
    layout: 'office',
    access: ['create', 'Member'],
    title: words.title,
    lazy: () => import('./member-import-page.tsx'),
  },
];
