import type { AppRoute } from '../../lib/route.ts';
import { titles } from './titles.en.ts';

export const routes: AppRoute[] = [
  {
    path: '/settings/words',
    layout: 'office',
    access: ['manage', 'Master'],
    title: titles.words,
    lazy: () => import('./words-page.tsx'),
  },
];
