import type { AppRoute } from '../lib/route.ts';
import { words as lookup } from './lookup/words.en.ts';
import { words as registration } from './registration/words.en.ts';
import { words } from './words.en.ts';

const open = { layout: 'public', access: 'public' } as const;
const loadLookup = () => import('./lookup/lookup-page.tsx');

export const routes: readonly AppRoute[] = [
  {
    path: '/home',
    ...open,
    title: words.title,
    lazy: () => import('./home-page.tsx'),
  },
  {
    path: '/register',
    ...open,
    title: registration.title,
    lazy: () => import('./registration/register-page.tsx'),
  },
  { ...open, path: '/renew', title: lookup.title, lazy: loadLookup },
  { ...open, path: '/membership-renewal', title: lookup.title, lazy: loadLookup },
  {
    ...open,
    path: '/member/:id',
    title: lookup.cardTitle,
    lazy: () => import('./lookup/member-card-page.tsx'),
  },
];
