import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/user/sign-in',
    layout: 'office',
    access: 'signedIn',
    title: titles.signIn,
    lazy: () => import('./sign-in-page.tsx'),
  },
];
