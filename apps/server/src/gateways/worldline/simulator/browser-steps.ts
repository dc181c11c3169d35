import { randomBytes } from 'node:crypto';
import { type Message, openMessage, paymentRequest, paymentResponse, sealMessage } from '../messages.ts';
import { readMinor } from '../statement.ts';
import { faults, refundAnswers, type SimulatedBank, type SimulatedOrder } from './orders.ts';
import { meanwhile, newReference, outcomes, resultOf, type SimulatedOutcome } from './outcomes.ts';
import { errorPage, handOverPage, notePage } from '../../simulation/page.ts';
import { payPage } from './pay-page.ts';
import { words } from './words.en.ts';

const { problems } = words;

/** The browser arrives with the merchant's request: checked as the kit says, then shown. */
export function takeOrder(bank: SimulatedBank, form: Message, now: Date, mid: string): Response {
  if (form['MID'] !== mid) return errorPage(problems.merchant);
  const request = openMessage(paymentRequest, form['merchantRequest'] ?? '', bank.key);
  if (!request || request['mid'] !== mid) return errorPage(problems.unreadable);
  const { orderId = '', trnAmt, trnCurrency, trnRemarks = '', meTransReqType, responseUrl = '' } = request;
  const amountMinor = readMinor(trnAmt);
  const isWhole =
    orderId && amountMinor && trnCurrency && meTransReqType === 'S' && URL.canParse(responseUrl);
  if (!isWhole) return errorPage(problems.mandatory);
  if (bank.orders.has(orderId)) return errorPage(problems.repeated);

  const order: SimulatedOrder = {
    orderId,
    amountMinor,
    remarks: trnRemarks,
    responseUrl,
    reference: newReference(now),
    addFields: Object.fromEntries(Object.entries(request).filter(([name]) => name.startsWith('addField'))),
    createdAt: now.getTime(),
    result: null,
    toldFrom: 0,
    fault: 'none',
    faultsLeft: 0,
    refundAnswer: 'accept',
    givenBackMinor: 0,
  };
  bank.orders.set(orderId, order);
  bank.keep();
  return payPage(order);
}

const delayMs = 60_000;

/** The payer has chosen how it ends. */
export function chooseOutcome(bank: SimulatedBank, form: Message, now: Date): Response {
  const order = bank.orders.get(form['orderId'] ?? '');
  const outcome = outcomes.find((each) => each === form['outcome']);
  if (!order || !outcome) return errorPage(problems.unknownOrder);
  if (order.result) return errorPage(words.chosenBefore);

  order.result = resultOf(outcome, order, now);
  order.toldFrom = outcome === 'delay' ? now.getTime() + delayMs : 0;
  order.fault = faults.find((each) => each === form['fault']) ?? 'none';
  order.faultsLeft = order.fault === 'none' ? 0 : (readMinor(form['faultTimes']) ?? 1);
  order.refundAnswer = refundAnswers.find((each) => each === form['refundAnswer']) ?? 'accept';
  bank.keep();
  return sendBack(bank, order, outcome, now);
}

function sendBack(
  bank: SimulatedBank,
  order: SimulatedOrder,
  outcome: SimulatedOutcome,
  now: Date,
): Response {
  if (outcome === 'dropReturn') return notePage(words.paidAndSilent, words.paidAndSilentText);
  const told =
    outcome === 'delay' ? meanwhile(order, now) : outcome === 'replay' ? olderYes(bank, order) : order.result;
  if (!told) return errorPage(words.nothingToReplay);
  const key = outcome === 'wrongKey' ? randomBytes(16) : bank.key;
  const sealed = sealMessage(paymentResponse, told, key).toUpperCase();
  return handOverPage(order.responseUrl, { merchantResponse: sealed }, outcome === 'sendTwice');
}

function olderYes(bank: SimulatedBank, { orderId }: SimulatedOrder): Message | null {
  const paid = [...bank.orders.values()].filter(({ result }) => result?.['statusCode'] === 'S');
  return paid.findLast((order) => order.orderId !== orderId)?.result ?? null;
}
