import { type Action, isAllowed, type Subject, type UserData } from '@kathok/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { call, sessionStore, whenRefused } from './api.ts';
import { forgetDrafts } from './browser/drafts.ts';
import { forgetAnswers } from './browser/offline-files.ts';
import { logoutCall, meCall } from './sign-in/session-calls.ts';

export type Session = {
  user: UserData | null;
  can: (action: Action, ...subjects: [Subject, ...Subject[]]) => boolean;
  signOut: () => Promise<void>;
};

/** Nothing else is open to somebody who first has to choose a password or add a second step. */
export const isHeldBack = (user: UserData): boolean => user.mustChangePassword || user.mustAddSecondFactor;

/** Anyone who wants to leave leaves, also without a connection. */
async function signOut(): Promise<void> {
  try {
    await call(logoutCall, {}, { signal: AbortSignal.timeout(4000) });
  } catch {
    // The server ends the session by itself when its tokens run out.
  } finally {
    sessionStore.clear();
    forgetDrafts();
    forgetAnswers();
  }
}

/** Rights may have changed on the server: take over what it says now. */
export async function refreshUser(): Promise<void> {
  if (!sessionStore.tokens()) return;
  const caller = sessionStore.user()?.id;
  const user = await call(meCall, {});
  // Signed out, or signed in as somebody else, while we were asking.
  if (sessionStore.tokens() && sessionStore.user()?.id === caller) sessionStore.saveUser(user);
}

const freshFor = 15_000;

/** Keeps name, picture and rights as the server knows them: at the start, on return to the tab, after a refusal. */
export function keepUserFresh(atStart = refreshUser): void {
  let refreshedAt = 0;
  const look = (ask: () => Promise<void>) => {
    refreshedAt = Date.now();
    // The call failed, so we go on with what we know.
    ask().catch(() => undefined);
  };
  const refresh = () => look(refreshUser);
  const refreshOnReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - refreshedAt >= freshFor) refresh();
  };
  look(atStart);
  document.addEventListener('visibilitychange', refreshOnReturn);
  window.addEventListener('focus', refreshOnReturn);
  whenRefused(refresh);
}

export function useSession(): Session {
  const user = useSyncExternalStore(sessionStore.subscribe, sessionStore.user, () => null);
  return useMemo(
    () => ({
      user,
      can: (action, ...subjects) =>
        user !== null && !isHeldBack(user) && isAllowed(user.ability, action, ...subjects),
      signOut,
    }),
    [user],
  );
}
