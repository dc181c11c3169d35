import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

const own = { layout: 'office', access: ['manage', 'MemberProfile'] } as const;

export const routes: AppRoute[] = [
  {
    ...own,
    path: '/membership-details/view',
    title: titles.details,
    lazy: () => import('./details/details-page.tsx'),
  },
  {
    ...own,
    path: '/membership-details/edit',
    title: titles.edit,
    lazy: () => import('./edit/edit-page.tsx'),
  },
  {
    ...own,
    path: '/family',
    title: titles.family,
    lazy: () => import('./family/family-page.tsx'),
  },
  {
    ...own,
    path: '/membership-renewals',
    title: titles.renewals,
    lazy: () => import('./history/renewals-page.tsx'),
  },
  {
    ...own,
    path: '/member-donations',
    title: titles.donations,
    lazy: () => import('./history/donations-page.tsx'),
  },
  {
    ...own,
    path: '/membership-details/:id/make-donation',
    title: titles.donate,
    lazy: () => import('./giving/make-donation-page.tsx'),
  },
  {
    ...own,
    path: '/membership-details/:id/renew-membership-fee',
    title: titles.renew,
    lazy: () => import('./giving/renew-fee-page.tsx'),
  },
];
