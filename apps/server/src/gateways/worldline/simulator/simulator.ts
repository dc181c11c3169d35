import type { Clock } from '../../../platform/clock.ts';
import { pageFile } from '../../simulation/page-files.ts';
import type { Merchant } from '../worldline-gateway.ts';
import { answerReversal, answerStatus } from './answers.ts';
import { chooseOutcome, takeOrder } from './browser-steps.ts';
import { openBank, type SimulatedBank } from './orders.ts';

export const simulatorPath = '/simulator/worldline';
const mid = 'SIMULATED000001';

export interface Simulator {
  merchant: Merchant;
  /** What it knows; tests have it change its mind. */
  bank: SimulatedBank;
  /** Speaks HTTP: the same for a browser, for our own enquiries, and for tests. */
  fetch(request: Request): Promise<Response>;
}

/** A bank of our own that speaks the gateway's very messages, for every outcome there can be. */
export function worldlineSimulator({ clock, path }: { clock: Clock; path: string | null }): Simulator {
  const bank = openBank(path);
  const merchant: Merchant = {
    mid,
    key: bank.key,
    currencyCode: 'BTN',
    // Wherever the browser found us, it finds this as well.
    payUrl: `${simulatorPath}/doMEPayRequest`,
    statusUrl: `http://simulator${simulatorPath}/getTransactionStatus`,
    cancelUrl: `http://simulator${simulatorPath}/doCancelRequest`,
    refundUrl: `http://simulator${simulatorPath}/doRefundRequest`,
  };
  return {
    merchant,
    bank,
    async fetch(request) {
      const name = new URL(request.url).pathname.slice(simulatorPath.length + 1);
      if (request.method !== 'POST') return pageFile(name) ?? new Response('', { status: 404 });

      const form = Object.fromEntries(new URLSearchParams(await request.text()));
      const now = clock.now();
      const given = (form['MID'] ?? form['mid']) === mid;
      switch (name) {
        case 'doMEPayRequest':
          return takeOrder(bank, form, now, mid);
        case 'chooseOutcome':
          return chooseOutcome(bank, form, now);
        case 'getTransactionStatus':
          return given ? answerStatus(bank, form, now, request.signal) : refused();
        case 'doCancelRequest':
        case 'doRefundRequest':
          return given ? answerReversal(bank, form, name === 'doRefundRequest') : refused();
        default:
          return new Response('', { status: 404 });
      }
    },
  };
}

const refused = () => new Response('Unknown merchant', { status: 400 });
