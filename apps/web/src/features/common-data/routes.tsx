import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

type Pages = {
  base: string;
  titles: { title: string; addTitle: string };
  list: AppRoute['lazy'];
  page: AppRoute['lazy'];
};

const office = { layout: 'office', access: ['manage', 'Master'] } as const;

/** A list, a page to add and a page to edit. */
const pagesOf = ({ base, titles: { title, addTitle }, list, page }: Pages): AppRoute[] => [
  { ...office, path: base, title, lazy: list },
  { ...office, path: `${base}/add`, title: addTitle, lazy: page },
  { ...office, path: `${base}/edit/:id`, title, lazy: page },
];

export const routes: AppRoute[] = [
  {
    base: '/country',
    titles: titles.countries,
    list: () => import('./countries/country-list-page.tsx'),
    page: () => import('./countries/country-page.tsx'),
  },
  {
    base: '/membership-type',
    titles: titles.membershipTypes,
    list: () => import('./membership-types/membership-type-list-page.tsx'),
    page: () => import('./membership-types/membership-type-page.tsx'),
  },
  {
    base: '/payment-frequency',
    titles: titles.paymentFrequencies,
    list: () => import('./payment-frequencies/payment-frequency-list-page.tsx'),
    page: () => import('./payment-frequencies/payment-frequency-page.tsx'),
  },
  {
    base: '/donation-purpose',
    titles: titles.donationPurposes,
    list: () => import('./donation-purposes/donation-purpose-list-page.tsx'),
    page: () => import('./donation-purposes/donation-purpose-page.tsx'),
  },
].flatMap(pagesOf);
