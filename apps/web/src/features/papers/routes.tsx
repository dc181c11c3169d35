import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/papers/receipts/:receipt',
    layout: 'blank',
    access: 'signedIn',
    title: titles.receipt,
    lazy: () => import('./receipt-page.tsx'),
  },
  {
    path: '/generate-certificate/:id',
    layout: 'office',
    access: ['manage', 'MemberProfile'],
    title: titles.certificates,
    lazy: () => import('./own/certificates-page.tsx'),
  },
  {
    path: '/generate-certificate/print',
    layout: 'blank',
    access: ['manage', 'MemberProfile'],
    title: titles.certificate,
    lazy: () => import('./own/print-page.tsx'),
  },
  {
    path: '/papers/certificates/:certificate',
    layout: 'blank',
    access: 'signedIn',
    title: titles.certificate,
    lazy: () => import('./certificates/certificate-page.tsx'),
  },
  {
    path: '/papers/cards/:member',
    layout: 'blank',
    access: 'signedIn',
    title: titles.card,
    lazy: () => import('./cards/card-page.tsx'),
  },
];
