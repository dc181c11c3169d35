import type { Clock } from '../../../base/clock.ts';
import { pageFile } from '../../simulation/page-files.ts';
import type { Simulator } from '../../simulation/simulator.ts';
import type { Merchant } from '../worldline-gateway.ts';
import { answerReversal, answerStatus } from './answers.ts';
import { chooseOutcome, takeOrder } from './browser-steps.ts';
import { openBank, type SimulatedBank } from './orders.ts';

const path = '/simulator/worldline';
const mid = 'SIMULATED000001';

export interface WorldlineSimulator extends Simulator {
  merchant: Merchant;
  /** What it knows; tests have it change its mind. */
  bank: SimulatedBank;
}

/** A bank of our own that speaks the gateway's very messages, for every outcome there can be. */
export function worldlineSimulator({
  clock,
  file,
}: {
  clock: Clock;
  file: string | null;
}): WorldlineSimulator {
  const bank = openBank(file);
  const merchant: Merchant = {
    mid,
    key: bank.key,
    currencyCode: 'BTN',
    // Wherever the browser found us, it finds this as well.
    payUrl: `${path}/doMEPayRequest`,
    statusUrl: `http://simulator${path}/getTransactionStatus`,
    cancelUrl: `http://simulator${path}/doCancelRequest`,
    refundUrl: `http://simulator${path}/doRefundRequest`,
  };
  return {
    path,
    merchant,
    bank,
    close: () => bank.keepNow(),
    async fetch(request) {
      const name = new URL(request.url).pathname.slice(path.length + 1);
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
          return given ? answerReversal(bank, form, name === 'doRefundRequest', now) : refused();
        default:
          return new Response('', { status: 404 });
      }
    },
  };
}

const refused = () => new Response('Unknown merchant', { status: 400 });
