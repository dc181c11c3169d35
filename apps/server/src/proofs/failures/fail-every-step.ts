import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth, type CallOf, type Endpoint, problem } from '@kathok/contract';
import { expect } from 'vitest';
import { withinTime } from '../../base/time-limit.ts';
import { type Answer, clientOf, type SendOptions } from '../../testing/endpoint-client.ts';
import { everyEndpoint } from '../../testing/every-endpoint.ts';
import { showsWhoItIs } from '../../testing/shows-who-it-is.ts';
import type { TestApp } from '../../testing/start-test-app.ts';
import type { Office, Writes } from '../../testing/writes/office.ts';
import { findDisagreements } from '../../verify/verify.ts';
import type { Failing, Place } from './failing.ts';
import { changedSince, missingFiles, stateOf } from './left-behind.ts';

export interface Failure {
  place: Place;
  /** The name by which the place knows what is wrong. */
  name: string;
  /** What the caller is told, unless the call gets over it by itself. */
  told: readonly string[];
  /** The step itself was done, and only its answer was lost. */
  isDone?: boolean;
}

export interface Walk {
  app: TestApp;
  office: Office;
  writes: Writes;
  failing: Failing;
}

/** More steps than any call has. */
const mostSteps = 500;
/** More than are needed until the database has noticed that a connection is gone. */
const mostTries = 500;

/** What was asked for was done by an attempt before, whose answer was lost: the sample cannot go on. */
class DoneBefore extends Error {}

const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;
const isSuccess = ({ status }: Answer) => status < 400;

/**
 * Lets the first, second, … step of the named call fail, until it has no more. The sample prepares the centre; the call
 * is sent again and again, under one key, each time with a later failure, and at last without one.
 * Answers how many steps there were.
 */
export async function failEveryStep(walk: Walk, name: string, failure: Failure): Promise<number> {
  const { endpoint } = everyEndpoint.find((one) => one.name === name)!;
  const progress = { step: 1, isThrough: false };
  while (!progress.isThrough) {
    expect(progress.step, `${name} never ends`).toBeLessThan(mostSteps);
    await makeSample(walk, name, attempts(walk, endpoint, failure, progress));
  }
  return progress.step - 1;
}

type Send = TestApp['bare']['send'];

interface Progress {
  /** The step that is to fail next. */
  step: number;
  isThrough: boolean;
}

async function makeSample({ app, office, writes }: Walk, name: string, watched: Send): Promise<void> {
  const { call, send } = clientOf(showsWhoItIs(watched));
  // The samples before have signed in more often than an account has sessions.
  app.clock.advance({ seconds: 1 });
  const signIn: TestApp['signIn'] = async (role) => {
    const { email: username, password } = app.account(role);
    return (await call(auth.login, { body: { username, password } })).accessToken;
  };
  office.app = { ...app, call, send, signIn };
  try {
    office.administrator = await signIn('Administrator');
    await writes[name]!();
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error;
  } finally {
    office.app = app;
  }
}

/** Sends as ever, but for the first time that the named endpoint is called. */
function attempts(walk: Walk, endpoint: Endpoint, failure: Failure, progress: Progress): Send {
  const { app } = walk;
  let isOver = false;
  return async <E extends Endpoint>(asked: E, input: CallOf<E>, options: SendOptions = {}) => {
    if ((asked as Endpoint) !== endpoint || isOver) return app.bare.send(asked, input, options);
    const key = options.headers?.['idempotency-key'] ?? randomUUID();
    const headers = { ...options.headers, ...(endpoint.idempotent && { 'idempotency-key': key }) };
    const answer = await tryUntilThrough(walk, failure, progress, () =>
      app.bare.send(asked, input, { ...options, headers }),
    );
    isOver = codeOf(answer) !== 'step_up_required';
    return answer;
  };
}

async function tryUntilThrough(
  walk: Walk,
  failure: Failure,
  progress: Progress,
  send: () => Promise<Answer>,
) {
  const { app } = walk;
  const found = await findDisagreements(app.db);
  let before = await stateOf(app);
  for (let isFirst = true; ; isFirst = false) {
    const { answer, hasFailed } = await sendInPeace(walk, failure, progress.step, send);
    if (!hasFailed) return ended(answer, failure, progress, isFirst);
    const where = `step ${progress.step}, ${failure.name}`;
    progress.step += 1;
    const after = await stateOf(app);
    const changed = changedSince(before, after);
    before = after;
    if (changed.length > 0) expect(await findDisagreements(app.db), `${where}`).toEqual(found);
    expect(await missingFiles(app), `${where}`).toEqual([]);
    // It got over it by itself.
    if (isSuccess(answer)) return answer;
    expectClear(answer, failure, where);
    if (!failure.isDone) expect(changed, `${where}`).toEqual([]);
  }
}

/** Not held back by what was counted; and what a lost connection has locked is free again a moment later. */
async function sendInPeace(
  { app, failing }: Walk,
  { place, name }: Failure,
  step: number,
  send: () => Promise<Answer>,
) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await app.db.deleteFrom('throttleCounters').execute();
    failing.arm(place, name, step);
    const answer = await withinTime(60_000, `answering while step ${step} failed`, send()).catch(
      (error: Error) => {
        throw new Error(`${error.message}\n${failing.lately()}`, { cause: error });
      },
    );
    const hasFailed = failing.disarm();
    if (codeOf(answer) !== 'request_running') return { answer, hasFailed };
    await sleep(10);
  }
  throw new Error(`After step ${step} failed, the same request runs for ever.`);
}

/** Nothing failed any more: it ended as it would have, or says that it was done before. */
function ended(answer: Answer, failure: Failure, progress: Progress, isFirst: boolean): Answer {
  if (isSuccess(answer)) progress.isThrough = codeOf(answer) !== 'step_up_required';
  else if (!isFirst) {
    expect(failure.isDone, `after all failures: ${JSON.stringify(answer.body)}`).toBe(true);
    expect(answer.status).toBeLessThan(500);
    throw new DoneBefore();
  }
  return answer;
}

function expectClear({ status, headers, body }: Answer, { told }: Failure, where: string): void {
  expect({ where, status, body }).toMatchObject({ status: expect.any(Number), body: problem.parse(body) });
  expect(told, `${where}: ${JSON.stringify(body)}`).toContain(problem.parse(body).code);
  // What the caller did wrong is not cured by waiting.
  const comesBack = status < 500 || headers['retry-after'] !== undefined;
  expect(comesBack, `${where} says when to come back`).toBe(true);
}
