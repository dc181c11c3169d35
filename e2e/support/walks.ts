import { howMany } from './how-many.ts';
import { widths } from './records/slip-page.ts';

/** Public pages are used on phones; `npm run prove` walks through them on the desk as well. */
export const walks = Object.entries(widths).slice(0, howMany({ test: 1, prove: 2 }));

/** Walks that `npm run prove` alone takes: rarer ways through the same pages. */
export const rareWalks = walks.slice(0, howMany({ test: 0, prove: 2 }));
