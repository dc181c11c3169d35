import type { AnswerName, AnswersFor } from './answers.ts';
import { words } from './words.en.ts';

type PageFacts = {
  title: string;
  /** What the server says in the page, beside what stands in its frame. */
  needs: readonly AnswerName[];
  /** The entry of the menu that stands for it. */
  menu?: string;
  /** Belongs to an id, and is asked for by the browser: without JavaScript there is nothing, or what `essential.tsx` says. */
  isLater?: true;
  /** The page stands by itself, without the menu and the foot of the site. */
  isBlank?: true;
};

const { titles } = words;

/** Every public page. But for what `essential.tsx` says of its address, all ids give the same bytes. */
export const pages = {
  home: {
    title: titles.home,
    needs: ['campaigns', 'purposes', 'leastFee'],
    menu: '/home',
  },
  faq: { title: titles.faq, needs: ['faq'], menu: '/faq' },
  support: { title: titles.support, needs: ['accounts', 'purposes'], menu: '/donate' },
  register: {
    title: titles.register,
    needs: ['membershipTypes', 'paymentFrequencies'],
    menu: '/register',
  },
  lookup: { title: titles.lookup, needs: [], menu: '/renew' },
  member: { title: titles.member, needs: [], menu: '/renew', isLater: true },
  renew: { title: titles.lookup, needs: [], menu: '/renew', isLater: true },
  give: { title: titles.donate, needs: [], menu: '/donate' },
  donation: { title: titles.donate, needs: ['offers'], menu: '/donate' },
  'member-donation': { title: titles.donate, needs: ['offers'], menu: '/donate' },
  names: { title: titles.donate, needs: ['offers'], menu: '/rituals' },
  rituals: { title: titles.rituals, needs: ['rituals'], menu: '/rituals' },
  pay: { title: titles.pay, needs: [], isLater: true },
  status: { title: titles.status, needs: [], isLater: true },
  card: { title: titles.card, needs: [], isLater: true },
  'member-papers': { title: titles.papers, needs: [], menu: '/generate-certificate/member-search' },
  'donation-papers': { title: titles.papers, needs: [], menu: '/generate-certificate/donation-search' },
  'view-member-paper': { title: titles.papers, needs: [], isBlank: true },
  'view-donation-paper': { title: titles.papers, needs: [], isBlank: true },
  'view-pit-paper': { title: titles.taxPaper, needs: [], isBlank: true },
  unsubscribe: { title: titles.unsubscribe, needs: [], isLater: true },
  'family-answer': { title: titles.family, needs: [], isLater: true },
  verify: { title: titles.verify, needs: [] },
  verdict: { title: titles.verify, needs: [], isLater: true },
} as const satisfies Record<string, PageFacts>;

export type PageName = keyof typeof pages;

/** The places of words (`placeOfWords`) whose words stand on a page, beside those of every page. */
const placesOfPages: Record<PageName, readonly string[]> = {
  home: ['Home', 'Payment and its status'],
  faq: ['FAQ'],
  support: ['Ways to give'],
  register: ['Registration'],
  lookup: ['Renewal'],
  member: ['Renewal'],
  renew: ['Renewal', 'Renewal form'],
  give: ['Donation'],
  donation: ['Donation', 'Donation form'],
  'member-donation': ['Donation', 'Donation form'],
  names: ['Donation', 'Donation form'],
  rituals: ['Ritual days'],
  pay: ['Payment and its status'],
  status: ['Payment and its status'],
  card: ['Card payment'],
  'member-papers': ['Receipts and certificates'],
  'donation-papers': ['Receipts and certificates'],
  'view-member-paper': ['Receipts and certificates', 'Documents on screen'],
  'view-donation-paper': ['Receipts and certificates', 'Documents on screen'],
  'view-pit-paper': ['Receipts and certificates', 'Documents on screen'],
  unsubscribe: ['Unsubscribing'],
  'family-answer': ['Family link'],
  verify: ['Checking a document'],
  verdict: ['Checking a document'],
};
export const placesOf = (page: PageName): string[] => [...placesOfPages[page], 'Frame of public pages'];

export const factsOf = (page: PageName): PageFacts => pages[page];
export const needsOf = (page: PageName): AnswerName[] => ['centre', ...pages[page].needs];
/** What the component of a page gets, and no more than it says it needs. */
export type AnswersOf<Page extends PageName> = AnswersFor<(typeof pages)[Page]['needs'][number]>;
