import { setTimeout as sleep } from 'node:timers/promises';

/** So many answers are held at once; each is a connection and little else. */
const mostHeld = 500;

/**
 * Somebody who asks too often, and again as soon as they are refused, would keep the server busy with refusing, and
 * everybody else would wait. So a refusal comes a moment later, which costs nothing.
 */
export function delayRefusals(holdMs: number, most = mostHeld): () => Promise<void> {
  let held = 0;
  return async () => {
    if (holdMs === 0 || held >= most) return;
    held += 1;
    try {
      await sleep(holdMs, undefined, { ref: false });
    } finally {
      held -= 1;
    }
  };
}
