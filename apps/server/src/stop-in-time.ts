import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Closing {
  close(): Promise<unknown>;
  patienceMs: number;
}

/** Closes one after the other. What does not come to an end in time is left behind, so that the rest is still closed well. */
export async function stopInTime(closings: Closing[], log: Logger): Promise<void> {
  for (const { close, patienceMs } of closings) {
    const closed = close().then(
      () => true,
      (err: unknown) => {
        log.error({ err }, 'closing failed');
        return true;
      },
    );
    const isClosed = await Promise.race([closed, delay(patienceMs, false, { ref: false })]);
    if (!isClosed) log.warn('closing took too long');
  }
}
