import type { AppRoute } from '../lib/route.ts';
import { words } from '../ui/words.en.ts';
import type { PageName } from './site/pages.ts';

type PublicAddress = { path: string; page: PageName };

/** Where each public page is found. */
export const addresses: readonly PublicAddress[] = [
  { path: '/', page: 'home' },
  { path: '/home', page: 'home' },
  { path: '/faq', page: 'faq' },
  { path: '/support', page: 'support' },
  { path: '/register', page: 'register' },
  { path: '/renew', page: 'lookup' },
  { path: '/membership-renewal', page: 'lookup' },
  { path: '/member/:id', page: 'member' },
  { path: '/member/:id/renew', page: 'renew' },
  { path: '/membership-renewal/:id/renew', page: 'renew' },
  { path: '/member/:id/renew/:feeId/make-payment', page: 'pay' },
  { path: '/member/:id/renew/:feeId/payment-status', page: 'status' },
  { path: '/donate', page: 'give' },
  { path: '/non-member/donate', page: 'donation' },
  { path: '/member/:id/donate', page: 'member-donation' },
  { path: '/rituals', page: 'rituals' },
  { path: '/rituals/give', page: 'names' },
  { path: '/donate/:feeId/make-payment', page: 'pay' },
  { path: '/donate/:feeId/payment-status', page: 'status' },
  { path: '/pay-together/:jointId/make-payment', page: 'pay' },
  { path: '/pay-together/:jointId/payment-status', page: 'status' },
  { path: '/bob-worldline', page: 'card' },
  { path: '/generate-certificate/member-search', page: 'member-papers' },
  { path: '/generate-certificate/donation-search', page: 'donation-papers' },
  // What stands in these addresses is never looked up: all of them begin with the same form.
  { path: '/generate-certificate/view-certificate', page: 'view-member-paper' },
  { path: '/generate-certificate/view-certificate/:id/:year', page: 'view-member-paper' },
  { path: '/generate-certificate/view-donation-certificate', page: 'view-donation-paper' },
  { path: '/generate-certificate/view-donation-certificate/:cid/:year', page: 'view-donation-paper' },
  { path: '/pit-exemption-certificate', page: 'view-pit-paper' },
  { path: '/unsubscribe', page: 'unsubscribe' },
  { path: '/family-answer', page: 'family-answer' },
  { path: '/verify', page: 'verify' },
  { path: '/verify/:code', page: 'verdict' },
  // The page shows what the server knows, whichever of these it is.
  ...['error', 'failure', 'cancelled', 'process', 'success'].flatMap((outcome): PublicAddress[] => [
    { path: `/bob-worldline/${outcome}`, page: 'card' },
    { path: `/bob-worldline/${outcome}/:transactionId`, page: 'card' },
  ]),
];

/**
 * The office needs these routes because its links may lead to public pages, which are no part of it: so it does not carry
 * their titles either, and the page that leaves for one brings them.
 */
export const routes: readonly AppRoute[] = addresses
  .filter(({ path }) => path !== '/')
  .map(({ path, page }) => ({
    path,
    layout: 'blank',
    access: 'public',
    title: words.loading,
    lazy: async () => ({ default: (await import('./leave-for-public-site.tsx')).leavingFor(page) }),
  }));
