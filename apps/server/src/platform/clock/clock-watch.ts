import type { Log } from '../../base/log.ts';
import { type Storage, takesRecords } from '../../base/storage/storage.ts';
import type { Database } from '../../db/open-database.ts';
import { findClockMarks, readClockEvidence, saveClockMarks } from './clock.repository.ts';
import { tidyAfter } from './tidying-pause.ts';
import type { ClockFault, WatchedClock } from './watched-clock.ts';

const lookEveryMs = 60_000;
const lookEveryMsWhenWrong = 5_000;

interface Watching {
  clock: WatchedClock;
  database: Pick<Database, 'kind' | 'kysely'>;
  log: Log;
  storage: Storage;
}

export interface ClockWatch {
  /** What can be saved: nothing, while the clock is wrong. */
  readonly storage: Storage;
  /** False for a while after time that nobody saw go by. */
  mayTidy(): boolean;
  lookNow(): Promise<void>;
  close(): void;
}

const sentences: Record<ClockFault, string> = {
  database: "the clock of this computer differs from the database's: nothing is saved until they agree",
  audit:
    'the newest audit entry is of a later time than it is: nothing is saved; see operating.md, The clock',
  jump: 'the clock of this computer was set: nothing is saved until it is set back or the program is restarted',
};

/** Compares the clock with the database's and with the newest audit entry, at start and each minute. */
export async function watchClock(watching: Watching): Promise<ClockWatch> {
  const { clock, database, log, storage } = watching;
  let pause: Date | null = null;
  let told: ClockFault | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function lookNow(): Promise<void> {
    const { databaseNow, newestEntryAt } = await readClockEvidence(database.kysely);
    // The embedded database has no clock but this computer's.
    clock.compare({ databaseNow: database.kind === 'postgres' ? databaseNow : null, newestEntryAt });
    const { fault } = clock;
    if (fault !== told) tell(fault, clock, log);
    told = fault;
    if (fault || !takesRecords(storage)) return;
    const now = clock.now();
    pause = tidyAfter(await findClockMarks(database.kysely), now);
    await saveClockMarks(database.kysely, { seenAt: now, tidyAfter: pause });
  }

  const lookAgain = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void lookNow()
        .catch((err: unknown) => log.warn({ err }, 'the clock could not be compared'))
        .finally(() => lookAgain(clock.fault ? lookEveryMsWhenWrong : lookEveryMs));
    }, ms).unref();
  };
  await lookNow();
  lookAgain(lookEveryMs);
  clock.onJump = () => lookAgain(0);
  return {
    storage: {
      get state() {
        return clock.fault ? 'wrong_clock' : storage.state;
      },
      get uploads() {
        return storage.uploads;
      },
    },
    mayTidy: () => pause === null || clock.now() >= pause,
    lookNow,
    close: () => clearTimeout(timer),
  };
}

function tell(fault: ClockFault | null, clock: WatchedClock, log: Log): void {
  if (fault === null) return log.info('the clock of this computer agrees again');
  const ms = clock.said().getTime() - clock.now().getTime();
  log.error({ reason: fault, ms }, sentences[fault]);
}
