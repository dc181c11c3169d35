import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/open-database.ts';
import type { AuditSealer } from './platform/audit/audit-sealer.ts';
import type { JobRunner } from './platform/jobs/job-runner.ts';
import type { Log } from './base/log.ts';

/** What a start has opened so far. */
export interface Opened {
  database?: Database;
  control?: { close(): Promise<unknown> };
  sealer?: AuditSealer;
  jobs?: JobRunner;
  clock?: { close(): void };
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
export async function stopServer(
  { app, jobs, clock, sealer, control, database }: Opened,
  log: Log,
): Promise<void> {
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
  clock?.close();
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
  const isPortClosed = closeAfterTakingIn(server);
  // Closing ends idle connections too, and takes one that was accepted just now for idle; so it must not, at first.
  server.closeIdleConnections = () => {};
  const closing = app.close();
  await Promise.race([isPortClosed, closing]);
  await sleep(lastRequests);
  Reflect.deleteProperty(server, 'closeIdleConnections');
  app.drain.refuseNew();
  // A connection that was busy when closing began becomes idle later, and nobody would close it then.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closing.finally(() => clearInterval(idle));
}

/** In milliseconds. */
const takingIn = { pause: 5, turn: 0.2, waitAtMost: 2_000 };

/**
 * Somebody who has connected and was not taken in yet is cut off when the port is closed. The event loop takes them in
 * once a turn, one at a time, so closing waits for a turn in which nobody came. Each of these turns follows a pause: a
 * program that has just slept is hardly interrupted by others between looking and closing.
 */
function closeAfterTakingIn(server: FastifyInstance['server']): Promise<void> {
  const close = server.close.bind(server);
  let taken = 0;
  server.on('connection', () => (taken += 1));
  return new Promise((resolve) => {
    server.close = (closed) => {
      const deadline = performance.now() + takingIn.waitAtMost;
      const look = () => {
        const [takenBefore, begun] = [taken, performance.now()];
        setImmediate(() => {
          const now = performance.now();
          const isNobodyLeft = taken === takenBefore && now - begun < takingIn.turn;
          if (!isNobodyLeft && now < deadline) return setTimeout(look, takingIn.pause);
          close(closed);
          return resolve();
        });
      };
      setTimeout(look, takingIn.pause);
      return server;
    };
  });
}
