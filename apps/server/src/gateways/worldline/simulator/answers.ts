import {
  type Message,
  openMessage,
  paymentResponse,
  reversalRequest,
  reversalResponse,
  sealMessage,
  statusRequest,
} from '../messages.ts';
import { readMinor } from '../statement.ts';
import type { Fault, SimulatedBank, SimulatedOrder } from './orders.ts';
import { writeBankTime } from '../../bank-day.ts';
import { absent, meanwhile, sentBack } from './outcomes.ts';

const text = (body: string, status = 200) => new Response(body, { status });
const unreadable = () => text('Invalid request', 400);

/** What the bank says when it is asked, wrongly if so wished. */
export async function answerStatus(
  bank: SimulatedBank,
  form: Message,
  now: Date,
  signal: AbortSignal,
): Promise<Response> {
  const request = openMessage(statusRequest, form['merchantReqStrT'] ?? '', bank.key);
  if (!request) return unreadable();
  const order = bank.orders.get(request['orderId'] ?? '');
  const told = order ? statusOf(order, now) : absent(request['orderId'] ?? '');
  const sealed = sealMessage(paymentResponse, told, bank.key).toUpperCase();
  if (!order || order.faultsLeft === 0) return text(sealed);
  order.faultsLeft -= 1;
  bank.keep();
  return faulty[order.fault](sealed, signal);
}

function statusOf(order: SimulatedOrder, now: Date): Message {
  const { result, toldFrom, givenBackMinor } = order;
  if (!result || toldFrom > now.getTime()) return meanwhile(order, now);
  return givenBackMinor > 0 && givenBackMinor >= paidMinor(order) ? sentBack(result) : result;
}

const paidMinor = ({ result }: SimulatedOrder) =>
  result?.['statusCode'] === 'S' ? (readMinor(result['trnAmt']) ?? 0) : 0;

const longestWaitMs = 60_000;

const faulty: Record<Fault, (sealed: string, signal: AbortSignal) => Response | Promise<Response>> = {
  none: (sealed) => text(sealed),
  timeout: (_, signal) =>
    new Promise((resolve, reject) => {
      const end = setTimeout(() => resolve(text('', 504)), longestWaitMs);
      end.unref();
      signal.addEventListener('abort', () => {
        clearTimeout(end);
        reject(signal.reason);
      });
    }),
  serverError: () => text('Internal Server Error', 500),
  page: () => text('<!doctype html><title>Busy</title><p>Please try again later.'),
  garbage: (sealed) => text([...sealed].toReversed().join('')),
  lowerCase: (sealed) => text(sealed.toLowerCase()),
};

/** Money goes back at most once, and never more than came; before the day is over by cancelling, later by a refund. */
export function answerReversal(bank: SimulatedBank, form: Message, isRefund: boolean, now: Date): Response {
  const request = openMessage(reversalRequest, form['merchantReqStrT'] ?? '', bank.key);
  if (!request) return unreadable();
  const { orderId = '', pgMeTrnRefNo = '', trnAmt } = request;
  const order = bank.orders.get(orderId);
  const answer = order?.refundAnswer ?? 'accept';
  if (answer === 'noAnswer') return text('', 504);
  const problem = order ? reversalProblem(order, request, isRefund, now) : 'Order not found';
  const sum = isRefund ? (readMinor(trnAmt) ?? 0) : order ? paidMinor(order) : 0;
  if (order && problem === null) {
    order.givenBackMinor += sum;
    bank.keep();
  }
  if (answer === 'lostAnswer') return text('', 504);
  const told = {
    pgMeTrnRefNo,
    orderId,
    refundAmt: String(sum),
    pgRefCancelReqId: problem === null ? `R${pgMeTrnRefNo}` : '',
    statusCode: problem === null ? 'S' : 'F',
    statusDesc: problem ?? 'Transaction Successful',
  };
  return text(sealMessage(reversalResponse, told, bank.key).toUpperCase());
}

function reversalProblem(
  order: SimulatedOrder,
  request: Message,
  isRefund: boolean,
  now: Date,
): string | null {
  const paid = paidMinor(order);
  if (paid === 0 || order.result?.['pgMeTrnRefNo'] !== request['pgMeTrnRefNo']) return 'Nothing was paid';
  if (order.refundAnswer === 'refuse') return 'Refund not permitted for this card';
  if (!isRefund) {
    if (order.givenBackMinor > 0) return 'Given back before';
    return isSameDay(order, now) ? null : 'Transaction already settled';
  }
  const sum = readMinor(request['trnAmt']) ?? 0;
  if (sum === 0) return 'Mandatory fields are missing';
  return order.givenBackMinor + sum <= paid ? null : 'More than was paid';
}

/** Settled between the banks at midnight: an invented hour. */
const isSameDay = ({ result }: SimulatedOrder, now: Date) =>
  result?.['trnReqDate']?.slice(0, 10) === writeBankTime(now).slice(0, 10);
