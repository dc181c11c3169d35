import type { words } from '../words.en.ts';

type PartName = keyof typeof words.parts;
export type TabName = keyof typeof words.tabs;

/** The pages of the settings, and what stands on each. */
export const tabs: Record<TabName, readonly PartName[]> = {
  centre: ['centre', 'numbers', 'faq'],
  documents: ['signatory', 'preview', 'tax'],
  money: ['accounts', 'care'],
  memberships: ['membership'],
  messages: ['messages', 'sms'],
};

/** The page of the part that an address names, such as `#part-sms`; the first one where it names none. */
export function tabOfPart(hash: string): TabName {
  const names = Object.keys(tabs) as TabName[];
  return names.find((name) => tabs[name].some((part) => hash === `#part-${part}`)) ?? 'centre';
}
