/** Where words are seen, by the folder of their file, with the name an office knows it by. The first that fits. */
const places = [
  ['public/home/', 'public', 'Home'],
  ['public/faq/', 'public', 'FAQ'],
  ['public/support/', 'public', 'Ways to give'],
  ['public/registration/', 'public', 'Registration'],
  ['public/lookup/', 'public', 'Renewal'],
  ['public/give/', 'public', 'Donation'],
  ['public/rituals/', 'public', 'Ritual days'],
  ['public/pay/', 'public', 'Payment and its status'],
  ['public/card/', 'public', 'Card payment'],
  ['public/papers/', 'public', 'Receipts and certificates'],
  ['public/verify/', 'public', 'Checking a document'],
  ['public/unsubscribe/', 'public', 'Unsubscribing'],
  ['public/family/', 'public', 'Family link'],
  ['public/', 'public', 'Frame of public pages'],
  ['features/auth/', 'login', 'Login'],
  ['features/own-sign-in/', 'member', 'Login and security'],
  ['features/member-area/', 'member', 'Member area'],
  ['features/papers/own/', 'member', 'Own certificates'],
  ['shared/donation-form/', 'shared', 'Donation form'],
  ['shared/renewal-form/', 'shared', 'Renewal form'],
  ['shared/papers/', 'shared', 'Documents on screen'],
  ['shared/appearance/', 'shared', 'Appearance'],
  ['shared/invitations/', 'office', 'Office: users'],
  ['shared/saved-views/', 'office', 'Lists of the office'],
  ['shared/member-picker/', 'office', 'Forms of the office'],
  ['shared/erasing/', 'office', 'Erasing'],
  ['ui/data-list/', 'office', 'Lists of the office'],
  ['ui/exports/', 'office', 'Lists of the office'],
  ['shared/', 'shared', 'All pages'],
  ['ui/', 'shared', 'All pages'],
  ['lib/waiting/', 'office', 'Forms of the office'],
  ['lib/', 'shared', 'All pages'],
  ['language/', 'shared', 'All pages'],
] as const;

export const wordGroups = ['public', 'login', 'member', 'shared', 'office'] as const;
export type WordGroup = (typeof wordGroups)[number];

export interface WordPlace {
  group: WordGroup;
  name: string;
}

/** The pages that are offered in another language, for a reader who approves one after the other. */
export const offeredPlaces = [
  ...new Set(places.flatMap(([, group, name]) => (group === 'office' ? [] : [name]))),
];

/** `public/home/words` is seen on the page Home. What has no page of its own is the office's. */
export function placeOfWords(path: string): WordPlace {
  const [, group, name] = places.find(([folder]) => path.startsWith(folder)) ?? [
    '',
    'office' as const,
    officePart(path),
  ];
  return { group, name };
}

/** `features/members/form/words`: Members. */
function officePart(path: string): string {
  const [top = '', part = ''] = path.split('/');
  const name = (top === 'features' ? part : top).replaceAll('-', ' ');
  return top === 'app' ? 'Frame and help of the office' : `Office: ${name}`;
}
