import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { isMissingChunk, reloadOnce } from '../reload-once.ts';
import { words } from '../words.en.ts';
import { DeadEnd } from './dead-end.tsx';

/** What stands in the place of a screen that broke; the frame around it stays. */
export function RouteError() {
  const missing = isMissingChunk(useRouteError());
  useEffect(() => {
    if (missing) reloadOnce();
  }, [missing]);
  return (
    <DeadEnd
      motif="lamp"
      title={words.broken.title}
      action={
        <Button tone="primary" onClick={() => location.reload()}>
          {words.broken.reload}
        </Button>
      }
    >
      {missing ? words.broken.newVersion : words.broken.text}
    </DeadEnd>
  );
}

/** When not even the frame could be shown. */
export const RootError = () => (
  <main id="main">
    <RouteError />
  </main>
);
