import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { CardPayments } from './card-gateway.ts';
import type { Fetch } from './post-form.ts';
import { type Simulator, worldlineSimulator } from './worldline/simulator/simulator.ts';
import { worldlineGateway } from './worldline/worldline-gateway.ts';
import { type WorldlineSettings, worldlineSetup } from './worldline/worldline-setup.ts';

export interface CardDesk {
  payments: CardPayments;
  /** To be served, where there is no merchant. */
  simulator: Simulator | null;
}

interface Surroundings {
  clock: Clock;
  dataDir: string;
  fetch?: Fetch;
  timeLimitMs?: number;
}

const enoughMs = 15_000;

/** The gateway that the settings name: the bank's, our own simulation of it, or none and why. */
export function openCardPayments(
  settings: WorldlineSettings,
  { clock, dataDir, fetch = globalThis.fetch, timeLimitMs = enoughMs }: Surroundings,
): CardDesk {
  const setup = worldlineSetup(settings);
  if ('off' in setup) return { payments: { gateway: null, reason: setup.off }, simulator: null };
  if ('merchant' in setup) {
    const gateway = worldlineGateway(setup.merchant, { fetch, timeLimitMs });
    return { payments: { gateway, reason: null }, simulator: null };
  }
  const simulator = worldlineSimulator({ clock, path: join(dataDir, 'worldline-simulator.json') });
  // Straight into it: behind a proxy this server may not reach itself by its own address.
  const straight: Fetch = (url, init) => simulator.fetch(new Request(url, init));
  const gateway = worldlineGateway(
    simulator.merchant,
    { fetch: straight, timeLimitMs },
    { isSimulation: true },
  );
  return { payments: { gateway, reason: null }, simulator };
}
