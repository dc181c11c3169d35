import type { StatusItem } from '@kathok/contract';

type State = Pick<StatusItem, 'state' | 'value'>;

/** Clocks that differ by more than this write wrong days sooner or later. */
const mostApartMs = 5 * 60_000;

export function clockState(ofDatabase: Date, ofProgram: Date): State {
  const apart = Math.abs(ofDatabase.getTime() - ofProgram.getTime());
  return { state: apart > mostApartMs ? 'danger' : 'ok', value: String(Math.round(apart / 60_000)) };
}

/** Jobs that were given up want somebody to look; that some wait is as it should be. */
export function jobsState({ waiting, failed }: { waiting: number; failed: number }): State {
  return failed > 0 ? { state: 'warning', value: String(failed) } : { state: 'ok', value: String(waiting) };
}

export function drillState({ ok }: { ok: boolean | null }): StatusItem['state'] {
  return ok === null ? 'off' : ok ? 'ok' : 'danger';
}
