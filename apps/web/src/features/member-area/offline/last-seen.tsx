import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { sessionStore } from '../../../lib/api.ts';
import { keepOfflineFiles } from '../../../lib/browser/offline-files.ts';
import { NetworkFailure } from '../../../lib/problem.ts';
import { useSession } from '../../../lib/session.ts';
import { Note } from '../../../ui/text/note.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { words } from '../words.en.ts';
import { connection } from './connection.ts';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';

const soonMs = 500;

/**
 * Pages of a member open with what was seen last, also without a connection, and say so. Staff who are members as well
 * get no such copy: theirs is a browser of the office.
 */
export function LastSeen({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const client = useQueryClient();
  const userId = user?.roleType === 'user' ? user.id : null;
  // This happens before the pages ask for anything.
  useState(() => userId !== null && restoreAnswers(client, userId));

  useEffect(() => {
    if (userId === null) return undefined;
    keepOfflineFiles().catch(() => undefined);
    const keep = () => {
      timer = undefined;
      if (sessionStore.user()?.id === userId) keepAnswers(client, userId);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if ('error' in action && action.error instanceof NetworkFailure && query.state.dataUpdatedAt > 0)
        connection.lost(query.state.dataUpdatedAt);
      if (action.type !== 'success' || action.manual) return;
      connection.found();
      timer ??= setTimeout(keep, soonMs);
    });
    const again = () => void client.invalidateQueries();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer);
      keep();
    };
  }, [client, userId]);

  return (
    <>
      <OfflineNote />
      {children}
    </>
  );
}

function OfflineNote() {
  const seenAt = useSyncExternalStore(connection.subscribe, connection.seenAt, () => null);
  if (seenAt === null) return null;
  return (
    <output className="box offline-note">
      <Note tone="warning" icon="clock" title={words.offline.title}>
        {words.offline.text(momentText(new Date(seenAt).toISOString()))}
      </Note>
    </output>
  );
}
