import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { words } from '../words.en.ts';
import { MessagePage } from './message-page.tsx';

const reloadedAtKey = 'reloadedAt';
const soonMs = 60_000;

/** Old pages ask for scripts that an update has removed; loading the page again brings the new ones. It is done once: a second failure has another cause. */
function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < soonMs) return;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  location.reload();
}

/** Each browser has its own words for a script that could not be loaded. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

/** What stands in the place of a screen that broke; the frame around it stays. */
export function RouteError() {
  const missing = isMissingChunk(useRouteError());
  useEffect(() => {
    if (missing) reloadOnce();
  }, [missing]);
  return (
    <MessagePage
      motif="lamp"
      title={words.broken.title}
      action={
        <Button tone="primary" onClick={() => location.reload()}>
          {words.broken.reload}
        </Button>
      }
    >
      {missing ? words.broken.newVersion : words.broken.text}
    </MessagePage>
  );
}

/** This is shown when not even the frame could be shown. */
export const RootError = () => (
  <main id="main">
    <RouteError />
  </main>
);
