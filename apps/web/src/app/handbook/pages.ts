import type { ScreenPath } from '@kathok/contract';
import { matchRoutes } from 'react-router';
import type { AppRoute, ScreenAccess } from '../../lib/route.ts';
import { screens } from '../screens.ts';
import type { AreaText, PageText } from './page-text.ts';
import { words as overview } from './overview/words.en.ts';
import { words as members } from './members/words.en.ts';
import { words as renewals } from './renewals/words.en.ts';
import { words as verification } from './verification/words.en.ts';
import { words as donations } from './donations/words.en.ts';
import { words as papers } from './papers/words.en.ts';
import { words as rituals } from './rituals/words.en.ts';
import { words as imports } from './imports/words.en.ts';
import { words as reports } from './reports/words.en.ts';
import { words as commonData } from './common-data/words.en.ts';
import { words as settings } from './settings/words.en.ts';
import { words as users } from './users/words.en.ts';

/** A page of the handbook: what is written about a screen, and what its route says. */
export type Page = PageText & {
  screen: ScreenPath;
  title: string;
  /** The rights that open the screens of this page, and those of single steps. */
  accesses: readonly ScreenAccess[];
};
export type Area = { heading: string; pages: readonly Page[] };

const routeOf = new Map<string, AppRoute>(screens.map((route) => [route.path, route]));

function accessesOf(screen: ScreenPath, { alsoFor = [], alsoNeeds = [] }: PageText): ScreenAccess[] {
  const opening = [screen, ...alsoFor].map((path) => routeOf.get(path)?.access ?? 'signedIn');
  const distinct = new Map([...opening, ...alsoNeeds].map((access) => [String(access), access]));
  return [...distinct.values()];
}

const areaOf = ({ heading, pages }: AreaText): Area => ({
  heading,
  pages: Object.entries(pages).map(([path, text]) => {
    const screen = path as ScreenPath;
    return {
      ...text,
      screen,
      title: routeOf.get(screen)?.title ?? screen,
      accesses: accessesOf(screen, text),
    };
  }),
});

/** The areas in the order of the menu. An area joins the handbook with one line here and a folder beside this file. */
export const areas: readonly Area[] = [
  overview,
  members,
  renewals,
  verification,
  donations,
  papers,
  rituals,
  imports,
  reports,
  commonData,
  settings,
  users,
].map(areaOf);

export const pages: readonly Page[] = areas.flatMap((area) => area.pages);

const pageOfScreen = new Map(
  pages.flatMap((page) => [page.screen, ...(page.alsoFor ?? [])].map((screen) => [screen, page] as const)),
);

export const pageOf = (screen: ScreenPath): Page | undefined => pageOfScreen.get(screen);

/** The page about the screen at an address. */
export function pageAt(pathname: string): Page | undefined {
  const match = matchRoutes(
    [...pageOfScreen].map(([path, page]) => ({ path, handle: page })),
    pathname,
  );
  return match?.at(-1)?.route.handle;
}
