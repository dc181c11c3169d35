import { useSyncExternalStore } from 'react';
import { addresses } from '../routes.tsx';
import type { PageName } from './pages.ts';

export type Address = {
  /** Empty on the server. */
  pathname: string;
  /** What stands in the place of `:id` and the like. */
  params: Readonly<Record<string, string>>;
  search: string;
};
const nowhere: Address = { pathname: '', params: {}, search: '' };

const patterns = addresses.map(({ path, page }) => ({
  page,
  pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

export function pageAt(pathname: string): { page: PageName; params: Record<string, string> } | undefined {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(pathname);
    if (found) return { page, params: { ...found.groups } };
  }
  return undefined;
}

let read: { href: string; address: Address } = { href: '', address: nowhere };

function here(): Address {
  if (read.href !== location.href) {
    const { pathname, search } = location;
    read = { href: location.href, address: { pathname, params: pageAt(pathname)?.params ?? {}, search } };
  }
  return read.address;
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

/** Nothing at first, as on the server, then what the address says. */
export const useAddress = (): Address => useSyncExternalStore(subscribe, here, () => nowhere);

/** Another step of the same page. */
export function goToStep(search: string, how: 'push' | 'replace' = 'push'): void {
  history[`${how}State`](null, '', search);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo({ top: 0 });
}
