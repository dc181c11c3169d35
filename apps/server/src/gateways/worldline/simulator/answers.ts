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
import { absent, meanwhile } from './outcomes.ts';

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
  return order.result && order.toldFrom <= now.getTime() ? order.result : meanwhile(order, now);
}

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

/** Money goes back at most once, and never more than came. */
export function answerReversal(bank: SimulatedBank, form: Message, isRefund: boolean): Response {
  const request = openMessage(reversalRequest, form['merchantReqStrT'] ?? '', bank.key);
  if (!request) return unreadable();
  const { orderId = '', pgMeTrnRefNo = '', trnAmt } = request;
  const order = bank.orders.get(orderId);
  const problem = order ? reversalProblem(order, request, isRefund) : 'Order not found';
  const sum = isRefund ? (readMinor(trnAmt) ?? 0) : (readMinor(order?.result?.['trnAmt']) ?? 0);
  if (order && problem === null) {
    order.givenBackMinor += sum;
    bank.keep();
  }
  const answer = {
    pgMeTrnRefNo,
    orderId,
    refundAmt: String(sum),
    pgRefCancelReqId: problem === null ? `R${pgMeTrnRefNo}` : '',
    statusCode: problem === null ? 'S' : 'F',
    statusDesc: problem ?? 'Transaction Successful',
  };
  return text(sealMessage(reversalResponse, answer, bank.key).toUpperCase());
}

function reversalProblem(order: SimulatedOrder, request: Message, isRefund: boolean): string | null {
  const paid = order.result?.['statusCode'] === 'S' ? (readMinor(order.result['trnAmt']) ?? 0) : 0;
  if (paid === 0 || order.result?.['pgMeTrnRefNo'] !== request['pgMeTrnRefNo']) return 'Nothing was paid';
  if (!isRefund) return order.givenBackMinor === 0 ? null : 'Given back before';
  const sum = readMinor(request['trnAmt']) ?? 0;
  if (sum === 0) return 'Mandatory fields are missing';
  return order.givenBackMinor + sum <= paid ? null : 'More than was paid';
}
