import { createLog } from '../base/log.ts';

/** A log that tests can read: everything that was written, line by line. */
export function capturedLog() {
  const lines: string[] = [];
  return { log: createLog('debug', { write: (line) => lines.push(line) }), lines };
}
