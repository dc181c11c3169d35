import { describe, expect, test } from 'vitest';
import { WatchedClock } from './watched-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A computer whose clock can be set, while time itself goes by. */
function computer(start = '2026-11-19T06:00:00Z') {
  let time = Date.parse(start);
  let set = 0;
  const clock = new WatchedClock({
    system: { now: () => new Date(time + set) },
    uptimeMs: () => time,
  });
  return {
    clock,
    pass: (ms: number) => (time += ms),
    setBy: (ms: number) => (set += ms),
    right: () => new Date(time),
    said: () => new Date(time + set),
  };
}

test('a clock that nobody touches is believed, through years of running and of sleep', () => {
  const { clock, pass, right } = computer();
  for (const ms of [minute, day, 400 * day]) {
    pass(ms);
    clock.compare({ databaseNow: null, newestEntryAt: null });
    expect([clock.fault, clock.now()]).toEqual([null, right()]);
  }
});

test('small corrections are taken as they come', () => {
  const { clock, pass, setBy, said } = computer();
  for (let times = 0; times < 10; times += 1) {
    pass(minute);
    setBy(-4 * minute);
    clock.compare({ databaseNow: null, newestEntryAt: null });
    expect([clock.fault, clock.now()]).toEqual([null, said()]);
  }
});

describe('a clock that is set while the program runs', () => {
  test.each([9 * 365 * day, day, 6 * minute, -6 * minute, -day, -40 * 365 * day])(
    'by %i ms is noticed at once, and right again when it is set back',
    (ms) => {
      const { clock, pass, setBy, right } = computer();
      let calls = 0;
      clock.onJump = () => (calls += 1);
      pass(minute);
      setBy(ms);
      expect([clock.now(), clock.fault, calls]).toEqual([right(), 'jump', 1]);
      pass(minute);
      clock.compare({ databaseNow: null, newestEntryAt: null });
      expect([clock.now(), clock.fault]).toEqual([right(), 'jump']);
      setBy(-ms);
      expect([clock.now(), clock.fault]).toEqual([right(), null]);
    },
  );

  test('is believed where the clock of the database agrees: the two were corrected together', () => {
    const { clock, setBy, said } = computer();
    setBy(day);
    expect(clock.fault).toBe('jump');
    clock.compare({ databaseNow: said(), newestEntryAt: null });
    expect([clock.fault, clock.now()]).toEqual([null, said()]);
  });
});

describe('at a start', () => {
  test.each([day, -day, 9 * 365 * day])("a clock that is %i ms off the database's is not believed", (ms) => {
    const { clock, pass, setBy, right } = computer();
    setBy(ms);
    const started = new WatchedClock({ system: { now: () => clock.said() }, uptimeMs: () => +right() });
    started.compare({ databaseNow: right(), newestEntryAt: null });
    expect([started.fault, started.now()]).toEqual(['database', right()]);
    pass(10 * minute);
    expect(started.now()).toEqual(right());
    setBy(-ms);
    started.compare({ databaseNow: right(), newestEntryAt: null });
    expect([started.fault, started.now()]).toEqual([null, right()]);
  });

  test('years after the newest audit entry all is well', () => {
    const { clock, right } = computer('2031-01-01T00:00:00Z');
    clock.compare({ databaseNow: right(), newestEntryAt: new Date('2026-11-19T00:00:00Z') });
    expect(clock.fault).toBeNull();
  });

  test('before the newest audit entry nothing is saved', () => {
    const { clock, right } = computer('1970-01-01T00:00:00Z');
    clock.compare({ databaseNow: null, newestEntryAt: new Date('2026-11-19T00:00:00Z') });
    expect([clock.fault, clock.now()]).toEqual(['audit', right()]);
  });
});
