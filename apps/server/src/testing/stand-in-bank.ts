import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CardDesk } from '../gateways/open-card-payments.ts';
import { worldlineSimulator } from '../gateways/worldline/simulator/simulator.ts';
import { worldlineGateway } from '../gateways/worldline/worldline-gateway.ts';
import type { Clock } from '../base/clock.ts';

interface Kind {
  dataDir: string;
  /** False: it stands in for the outside world, and what it settles is money. */
  isSimulation: boolean;
  /** Does not wait for it when it never answers. */
  givesUpOnSilence: boolean;
}

/** A bank to pay at. Patient, since a busy machine is no reason to think that the bank does not answer. */
export function standInBank(clock: Clock, { dataDir, isSimulation, givesUpOnSilence }: Kind): CardDesk {
  const simulator = worldlineSimulator({ clock, file: join(dataDir, 'worldline-simulator.json') });
  const limits = {
    fetch: (url: string, init: RequestInit) =>
      simulator.fetch(new Request(url, givesUpOnSilence ? { ...init, signal: silence() } : init)),
    timeLimitMs: 60_000,
  };
  const gateway = worldlineGateway(simulator.merchant, limits, { isSimulation });
  return { payments: { gateway, reason: null }, simulator, isForStrangers: false };
}

/**
 * A bank in this process needs a few turns of the event loop to answer, however busy the machine is; one that has not
 * answered after so many never will. What is told then is what a limit of time tells.
 */
const mostTurns = 500;

function silence(): AbortSignal {
  const silent = new AbortController();
  void (async () => {
    for (let turn = 0; turn < mostTurns; turn += 1) await nextTurn();
    silent.abort(new DOMException('The bank is silent.', 'TimeoutError'));
  })();
  return silent.signal;
}
