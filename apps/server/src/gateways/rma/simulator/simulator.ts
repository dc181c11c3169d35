import { generateKeyPairSync, type KeyObject, randomInt } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import { writeBankTime } from '../../bank-day.ts';
import { errorPage, handOverPage, htmlPage, notePage, safe } from '../../simulation/page.ts';
import { pageFile } from '../../simulation/page-files.ts';
import type { Simulator } from '../../simulation/simulator.ts';
import { authorisation, confirmation, type Message, readMessage, signMessage } from '../messages.ts';
import type { Beneficiary } from '../rma-gateway.ts';
import { isOutcome, outcomes, type RmaOutcome } from './outcomes.ts';
import { words } from './words.en.ts';

const path = '/simulator/rma';

export interface RmaSimulator extends Simulator {
  beneficiary: Beneficiary;
}

interface Order {
  request: Message;
  outcome: RmaOutcome | null;
  /** When the payer chose. */
  decidedAt: Date | null;
  bfsTxnId: string;
}

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The Authority as we need it: its messages and signatures, with keys and orders that last as long as the process. */
export function rmaSimulator(returnUrl: string, clock: Clock): RmaSimulator {
  const [centre, authority, stranger] = [keyPair(), keyPair(), keyPair()];
  const orders = new Map<string, Order>();
  const beneficiary: Beneficiary = {
    id: 'BE10000000',
    bankCode: '01',
    email: 'office@example.bt',
    key: centre.privateKey,
    authorityKey: authority.publicKey,
    payUrl: `${path}/makePayment`,
    apiUrl: `http://simulator${path}/nvpapi`,
  };

  function makePayment(form: Message): Response {
    const request = readMessage(authorisation, form, centre.publicKey);
    const orderNo = request?.['bfs_orderNo'];
    if (!request || request['bfs_msgType'] !== 'AR' || !orderNo) return errorPage(words.unreadable);
    if (orders.has(orderNo)) return errorPage(words.repeated);
    orders.set(orderNo, { request, outcome: null, decidedAt: null, bfsTxnId: String(randomInt(1e12, 1e13)) });
    return payPage(request);
  }

  function chooseOutcome({ orderId = '', outcome }: Message): Response {
    const order = orders.get(orderId);
    if (!order || order.outcome || !isOutcome(outcome)) return errorPage(words.unknownOrder);
    order.outcome = outcome;
    order.decidedAt = clock.now();
    if (outcome === 'dropReturn') return notePage(words.paid, words.paidText);
    const key = outcome === 'wrongKey' ? stranger.privateKey : authority.privateKey;
    return handOverPage(returnUrl, confirm(order.request, order, key));
  }

  /** The status enquiry: an order that has not arrived is not found, one that is not decided has no code yet. */
  function answerStatus(form: Message): Response {
    const request = readMessage(authorisation, form, centre.publicKey);
    if (request?.['bfs_msgType'] !== 'AS') return new Response('', { status: 400 });
    const order = orders.get(request['bfs_orderNo'] ?? '');
    return new Response(new URLSearchParams(confirm(request, order, authority.privateKey)).toString());
  }

  return {
    path,
    beneficiary,
    async fetch(request) {
      const name = new URL(request.url).pathname.slice(path.length + 1);
      if (request.method !== 'POST') return pageFile(name) ?? new Response('', { status: 404 });
      const form = Object.fromEntries(new URLSearchParams(await request.text()));
      if (name === 'makePayment') return makePayment(form);
      if (name === 'chooseOutcome') return chooseOutcome(form);
      if (name === 'nvpapi') return answerStatus(form);
      return new Response('', { status: 404 });
    },
  };
}

function confirm(request: Message, order: Order | undefined, key: KeyObject): Message {
  const code = order ? (order.outcome ? outcomes[order.outcome].code : '') : 'NF';
  const amount = request['bfs_txnAmount'] ?? '';
  const values = {
    ...request,
    bfs_msgType: 'AC',
    bfs_bfsTxnId: order?.bfsTxnId ?? '',
    bfs_bfsTxnTime: order?.decidedAt ? writeBankTime(order.decidedAt).replaceAll(/\D/g, '') : '',
    bfs_debitAuthCode: code,
    bfs_debitAuthNo: code === '00' ? '123456' : '',
    // As the real one does, without needless zeros.
    bfs_txnAmount: order?.outcome === 'otherAmount' ? '1' : amount.replace(/\.?0+$/, ''),
  };
  return signMessage(confirmation, values, key);
}

function payPage(request: Message): Response {
  const { bfs_orderNo: orderNo = '', bfs_txnAmount: amount = '' } = request;
  const buttons = Object.entries(outcomes).map(
    ([name, { name: label, means }]) =>
      `<button name="outcome" value="${name}"><strong>${safe(label)}</strong><span>${safe(means)}</span></button>`,
  );
  return htmlPage(
    words.title,
    `<dl><div><dt>${words.order}</dt><dd>${safe(orderNo)}</dd></div>
    <div><dt>${words.amount}</dt><dd>Nu. ${safe(amount)}</dd></div></dl>
    <form method="post" action="chooseOutcome"><input type="hidden" name="orderId" value="${safe(orderNo)}">
    <fieldset><legend>${words.what}</legend>${buttons.join('')}</fieldset></form>`,
  );
}
