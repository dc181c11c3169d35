import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

const office = { layout: 'office', access: ['read', 'Report'] } as const;

export const routes: AppRoute[] = [
  {
    ...office,
    path: '/member-report',
    title: titles.members,
    lazy: () => import('./member-report-page.tsx'),
  },
  { ...office, path: '/fee-report', title: titles.fees, lazy: () => import('./fee-report-page.tsx') },
  {
    ...office,
    path: '/donation-report',
    title: titles.donations,
    lazy: () => import('./donation-report-page.tsx'),
  },
  { ...office, path: '/reports', title: titles.all, lazy: () => import('./lists/all-reports-page.tsx') },
  {
    layout: 'office',
    access: ['export', 'Report'],
    path: '/reports/regulator',
    title: titles.regulator,
    lazy: () => import('./lists/regulator-page.tsx'),
  },
  {
    ...office,
    path: '/reports/cash-closing',
    title: titles.closing,
    lazy: () => import('./closings/cash-closing-page.tsx'),
  },
  {
    ...office,
    path: '/reports/:name',
    title: titles.list,
    lazy: () => import('./lists/list-report-page.tsx'),
  },
];
