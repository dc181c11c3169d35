import { isOfficeScreen } from '@kathok/contract';
import { language } from './language.ts';

let isOffered = false;

/** Whether the office is there in another language is computed by the server, which says so in the page. */
export function keepOfficeOffer(said: boolean | undefined): void {
  isOffered = said ?? false;
}

/** Where no other language is offered, none can be chosen. */
export const isLanguageOffered = (): boolean => isOffered || !isOfficeScreen(location.pathname);

/** Somebody who logged in on a page in another language goes on in English where the office has no more. */
export function speakAsOffered(): void {
  if (language !== 'en' && !isLanguageOffered()) location.reload();
}
