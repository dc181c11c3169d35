import type { AppRoute } from '../../lib/route.ts';
import { words } from './words.en.ts';

const { fee, donation } = words.kinds;

export const routes: AppRoute[] = [
  {
    path: '/renewal/pending-verification',
    layout: 'office',
    access: ['read', 'Member'],
    title: fee.title,
    lazy: () => import('./fee-verification-page.tsx'),
  },
  {
    path: '/renewal/pending-verification/:id/approve',
    layout: 'office',
    access: ['update', 'Member'],
    title: fee.title,
    lazy: () => import('./fee-verification-page.tsx'),
  },
  {
    path: '/donation/pending-verification',
    layout: 'office',
    access: ['read', 'Donation'],
    title: donation.title,
    lazy: () => import('./donation-verification-page.tsx'),
  },
  {
    path: '/donation/pending-verification/:id/approve',
    layout: 'office',
    access: ['update', 'Donation'],
    title: donation.title,
    lazy: () => import('./donation-verification-page.tsx'),
  },
];
