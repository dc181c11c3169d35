import { useEffect } from 'react';
import { showPageTitle } from '../lib/browser/page-title.ts';
import { factsOf, type PageName } from './site/pages.ts';
import { words } from './site/words.en.ts';

/** Whether the server sent the office for this very address: then it has no public pages, and asking again would not help. */
const cameHere = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && new URL(visit.name).pathname === location.pathname;
};

/** The address is that of a public page already; the server has the page. */
export const leavingFor = (page: PageName) =>
  function LeaveForPublicSite() {
    useEffect(() => {
      showPageTitle(factsOf(page).title);
      if (!cameHere()) location.reload();
    }, []);
    return cameHere() ? <main className="box">{words.notLoaded}</main> : null;
  };
