import { join } from 'node:path';
import type { CardDesk } from '../gateways/open-card-payments.ts';
import { worldlineSimulator } from '../gateways/worldline/simulator/simulator.ts';
import { worldlineGateway } from '../gateways/worldline/worldline-gateway.ts';
import type { Clock } from '../base/clock.ts';

interface Kind {
  dataDir: string;
  /** False: it stands in for the outside world, and what it settles is money. */
  isSimulation: boolean;
  timeLimitMs?: number | undefined;
}

/** A bank to pay at. Patient, since a busy machine is no reason to think that the bank does not answer. */
export function standInBank(clock: Clock, { dataDir, isSimulation, timeLimitMs = 60_000 }: Kind): CardDesk {
  const simulator = worldlineSimulator({ clock, file: join(dataDir, 'worldline-simulator.json') });
  const limits = {
    fetch: (url: string, init: RequestInit) => simulator.fetch(new Request(url, init)),
    timeLimitMs,
  };
  const gateway = worldlineGateway(simulator.merchant, limits, { isSimulation });
  return { payments: { gateway, reason: null }, simulator, isForStrangers: false };
}
