import type { DigitGrouping } from '@kathok/contract';
import { useSyncExternalStore } from 'react';
import { setDigitGrouping } from '../language/digit-grouping.ts';
import { language } from '../language/language.ts';

/** What every page knows of the centre before it asks for anything. */
export interface Centre {
  name: string;
  nameDzongkha: string | null;
  digitGrouping: DigitGrouping;
}

let centre: Centre = { name: 'Kathok Dharma Centre', nameDzongkha: null, digitGrouping: 'thousands' };
const watchers = new Set<() => void>();

const theCentre = (): Centre => centre;

/** Keeps what the page from the server says, and what somebody saves in the settings. */
export function keepCentre(known: Centre): void {
  centre = known;
  setDigitGrouping(known.digitGrouping);
  for (const tell of watchers) tell();
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export const useCentre = (): Centre => useSyncExternalStore(watch, theCentre, theCentre);

/** The centre's name in the language of this page, where it has one in it. */
export const nameHere = ({ name, nameDzongkha }: Pick<Centre, 'name' | 'nameDzongkha'>): string =>
  language === 'en' ? name : (nameDzongkha ?? name);
