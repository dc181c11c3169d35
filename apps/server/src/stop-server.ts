import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/open-database.ts';
import type { AuditSealer } from './platform/audit-sealer.ts';
import type { JobRunner } from './platform/jobs/job-runner.ts';
import type { Log } from './base/log.ts';

/** What a start has opened so far. */
export interface Opened {
  database?: Database;
  control?: { close(): Promise<unknown> };
  sealer?: AuditSealer;
  jobs?: JobRunner;
  app?: FastifyInstance;
}

/**
 * Counted from the signal. Those who started the program kill it after ten seconds; on a machine that is busy with other
 * things a second and more passes before we are told of the signal, and between two of these moments.
 */
const timetable = {
  /** Those who are connecting just now are still served, so that behind a proxy with a second server nobody sees an error. */
  stopListening: 250,
  /** Nobody waits for the database any longer: who has it comes to an end, the others are refused. */
  refuseWaiting: 4_000,
  answerTheRest: 5_200,
  requests: 5_700,
  seals: 5_900,
  backups: 6_000,
  database: 8_200,
};

/** Those who got their connection in the last moment have sent their request by then; later ones are refused. In milliseconds. */
const lastRequests = 300;

/** Answers everybody who was accepted, lets jobs come to a safe point, and closes the database. Takes less than ten seconds. */
export async function stopServer({ app, jobs, sealer, control, database }: Opened, log: Log): Promise<void> {
  const begun = performance.now();
  const timeLeft = (until: number) => Math.max(0, begun + until - performance.now());
  const at = (moment: number, act: () => void) => setTimeout(act, timeLeft(moment)).unref();

  async function within(until: number, what: string, closing: Promise<unknown> | undefined): Promise<void> {
    const closed = Promise.resolve(closing).then(
      () => true,
      (err: unknown) => {
        log.error({ err, what }, 'closing failed');
        return true;
      },
    );
    const isClosed = await Promise.race([closed, sleep(timeLeft(until), false, { ref: false })]);
    if (!isClosed) log.warn({ what }, 'closing took too long');
  }

  at(timetable.refuseWaiting, () => database?.refuseWaiting());
  at(timetable.answerTheRest, () => app?.drain.answerTheRest());
  await Promise.all([
    within(timetable.requests, 'requests', app && closeApp(app)),
    within(timetable.requests, 'jobs', jobs?.stop()),
  ]);
  app?.server.closeAllConnections();
  // After everything that writes. What cannot be sealed any more is sealed at the next start.
  await within(timetable.seals, 'seals', sealer?.stop());
  await within(timetable.backups, 'backups', control?.close());
  // A little earlier than the moment itself, which is for whatever does not keep to it.
  await within(timetable.database, 'database', database?.close(timeLeft(timetable.database) - 200));
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const { server } = app;
  app.drain.begin();
  await sleep(timetable.stopListening);
  closeAfterTakingIn(server);
  // Closing ends idle connections too, and takes one that was accepted just now for idle; so it must not, at first.
  server.closeIdleConnections = () => {};
  const closing = app.close();
  closing.catch(() => {}); // reported below
  for (let turn = 0; server.listening && turn < 100; turn += 1) await sleep(5);
  await sleep(lastRequests);
  Reflect.deleteProperty(server, 'closeIdleConnections');
  app.drain.refuseNew();
  // A connection that was busy when closing began becomes idle later, and nobody would close it then.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closing.finally(() => clearInterval(idle));
}

/** In milliseconds. */
const quiet = { turn: 0.05, waitAtMost: 200 };

/**
 * Somebody who has connected and was not taken in yet is cut off when the server closes. The event loop takes them in
 * once a turn, one at a time, so the server closes after a turn in which there was nothing to do. */
function closeAfterTakingIn(server: FastifyInstance['server']): void {
  const close = server.close.bind(server);
  server.close = (closed) => {
    const deadline = performance.now() + quiet.waitAtMost;
    const watchTurn = (begun: number) =>
      setImmediate(() => {
        const now = performance.now();
        if (now - begun < quiet.turn || now > deadline) close(closed);
        else watchTurn(performance.now());
      });
    watchTurn(-Infinity);
    return server;
  };
}
