import type { AppRoute } from '../lib/route.ts';
import { factsOf, type PageName } from './site/pages.ts';

/** Where each public page is found. */
export const addresses: readonly { path: string; page: PageName }[] = [
  { path: '/', page: 'home' },
  { path: '/home', page: 'home' },
  { path: '/faq', page: 'faq' },
  { path: '/support', page: 'support' },
  { path: '/register', page: 'register' },
  { path: '/renew', page: 'lookup' },
  { path: '/membership-renewal', page: 'lookup' },
  { path: '/member/:id', page: 'member' },
];

/** For the office, whose links may lead here: these pages are no part of it. */
export const routes: readonly AppRoute[] = addresses
  .filter(({ path }) => path !== '/')
  .map(({ path, page }) => ({
    path,
    layout: 'blank',
    access: 'public',
    title: factsOf(page).title,
    lazy: () => import('./leave-for-public-site.tsx'),
  }));
