import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/renewal/pending-verification',
    layout: 'office',
    access: ['read', 'Member'],
    title: titles.fee,
    lazy: () => import('./fee-verification-page.tsx'),
  },
  {
    path: '/renewal/pending-verification/:id/approve',
    layout: 'office',
    access: ['update', 'Member'],
    title: titles.fee,
    lazy: () => import('./fee-verification-page.tsx'),
  },
  {
    path: '/donation/pending-verification',
    layout: 'office',
    access: ['read', 'Donation'],
    title: titles.donation,
    lazy: () => import('./donation-verification-page.tsx'),
  },
  {
    path: '/donation/pending-verification/:id/approve',
    layout: 'office',
    access: ['update', 'Donation'],
    title: titles.donation,
    lazy: () => import('./donation-verification-page.tsx'),
  },
];
