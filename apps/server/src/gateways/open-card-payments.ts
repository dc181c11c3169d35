import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import { StartError } from '../base/start/start-error.ts';
import type { CardGateway, CardPayments } from './card-gateway.ts';
import type { Fetch, PostLimits } from './post-form.ts';
import { rmaGateway } from './rma/rma-gateway.ts';
import { type RmaSettings, rmaSetup } from './rma/rma-setup.ts';
import { type RmaSimulator, rmaSimulator } from './rma/simulator/simulator.ts';
import { type WorldlineSimulator, worldlineSimulator } from './worldline/simulator/simulator.ts';
import { worldlineGateway } from './worldline/worldline-gateway.ts';
import { type WorldlineSettings, worldlineSetup } from './worldline/worldline-setup.ts';

export interface CardDesk {
  payments: CardPayments;
  /** To be served, where there is no merchant. */
  simulator: WorldlineSimulator | RmaSimulator | null;
  /** Whether the simulator is for strangers too: in the demo, or when it was asked for by name. */
  isForStrangers: boolean;
}

export interface CardSettings {
  worldline: WorldlineSettings;
  /** Taken instead, where it is set up. */
  rma?: RmaSettings;
}

interface GatewayDeps {
  clock: Clock;
  dataDir: string;
  baseUrl: string;
  fetch?: Fetch;
  timeLimitMs?: number;
}

const enoughMs = 15_000;
const simulation = { isSimulation: true };

/** The gateway that the settings name: a bank's, our own simulation of it, or none and why. */
export function openCardPayments(
  { worldline, rma }: CardSettings,
  { clock, dataDir, baseUrl, fetch = globalThis.fetch, timeLimitMs = enoughMs }: GatewayDeps,
): CardDesk {
  const limits: PostLimits = { fetch, timeLimitMs };
  // Straight into it: behind a proxy this server may not reach itself by its own address.
  const into = (simulator: WorldlineSimulator | RmaSimulator): PostLimits => ({
    fetch: (url, init) => simulator.fetch(new Request(url, init)),
    timeLimitMs,
  });

  const other = rma ? rmaSetup(rma) : null;
  const setup = worldlineSetup(worldline);
  const isReal = 'merchant' in setup || (other !== null && 'beneficiary' in other);
  if (isReal && worldline.wantsSimulator) throw simulatedBesideReal('WORLDLINE_SIMULATOR');
  if (isReal && rma?.wantsSimulator) throw simulatedBesideReal('RMA_SIMULATOR');

  if (other) {
    if ('off' in other) return off(other.off);
    if ('beneficiary' in other) return by(rmaGateway(other.beneficiary, limits));
    const simulator = rmaSimulator(`${baseUrl}/api/payments/rma/return`, clock);
    return by(rmaGateway(simulator.beneficiary, into(simulator), simulation), simulator, true);
  }

  if ('off' in setup) return off(setup.off);
  if ('merchant' in setup) return by(worldlineGateway(setup.merchant, limits));
  const simulator = worldlineSimulator({ clock, file: join(dataDir, 'worldline-simulator.json') });
  const isForStrangers = worldline.simulatesForStrangers ?? false;
  return by(worldlineGateway(simulator.merchant, into(simulator), simulation), simulator, isForStrangers);
}

const simulatedBesideReal = (name: string) =>
  new StartError(
    `${name}=1 asks for simulated card payments, but a real bank is set up as well. Remove the one or the other.`,
  );

const off = (reason: string): CardDesk => ({
  payments: { gateway: null, reason },
  simulator: null,
  isForStrangers: false,
});
const by = (
  gateway: CardGateway,
  simulator: CardDesk['simulator'] = null,
  isForStrangers = false,
): CardDesk => ({ payments: { gateway, reason: null }, simulator, isForStrangers });
