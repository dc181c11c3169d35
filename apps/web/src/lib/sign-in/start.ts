import { type StartAnswer, startCalls } from '@kathok/contract';
import { useSyncExternalStore } from 'react';
import { call, sessionStore } from '../api.ts';
import { startCall } from './session-calls.ts';

type Answers = readonly StartAnswer[];

const keyOf = (path: string, input: object) => JSON.stringify([path, input]);
const known = new Set(startCalls.map(({ path, input }) => keyOf(path, input)));

let underWay: Promise<Answers> | null = null;
const watchers = new Set<() => void>();
let answered: Answers = [];
let keep = (answers: Answers): void => {
  answered = answers;
};

function setUnderWay(asked: typeof underWay): void {
  underWay = asked;
  for (const tell of watchers) tell();
}

async function ask(): Promise<Answers> {
  const caller = sessionStore.user()?.id;
  const { user, answers } = await call(startCall, {});
  // Signed out, or signed in as somebody else, while we were asking.
  if (!sessionStore.tokens() || sessionStore.user()?.id !== caller) return [];
  sessionStore.saveUser(user);
  return answers;
}

/** Asks for the user and for what the office begins with, in one call, before the office itself is loaded. */
export async function askStart(): Promise<void> {
  if (!sessionStore.tokens()) return;
  const asked = ask();
  setUnderWay(asked);
  try {
    const answers = await asked;
    // The keeper is read only now, since it may have come while we waited.
    keep(answers);
  } finally {
    if (underWay === asked) setUnderWay(null);
  }
}

/** Listens to when the start begins and ends; what it brought is kept before it ends. */
export function watchStart(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export const isStartUnderWay = (): boolean => underWay !== null;

export const useStartUnderWay = (): boolean => useSyncExternalStore(watchStart, isStartUnderWay, () => false);

/** Hands over what the start brought, already or from now on, to where answers are kept. */
export function keepStartIn(keeper: (answers: Answers) => void): void {
  keep = keeper;
  keeper(answered);
  answered = [];
}

/** What the start is about to answer, for a screen that is there sooner; undefined for whatever else. */
export async function awaitStart(path: string, input: object): Promise<unknown> {
  if (!underWay || !known.has(keyOf(path, input))) return undefined;
  const answers = await underWay.catch((): Answers => []);
  return answers.find((one) => keyOf(one.path, one.input) === keyOf(path, input))?.answer;
}
