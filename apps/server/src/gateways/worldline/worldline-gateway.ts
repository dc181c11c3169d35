import type { CardGateway, CardOrder, RefundAnswer, Statement } from '../card-gateway.ts';
import { unknownStatement } from '../unknown-statement.ts';
import { postForm, type PostLimits } from '../post-form.ts';
import {
  type Message,
  notGiven,
  openMessage,
  paymentRequest,
  paymentResponse,
  reversalRequest,
  reversalResponse,
  sealMessage,
  statusRequest,
} from './messages.ts';
import { maskCards, readMinor, statementOf } from './statement.ts';

export interface Merchant {
  mid: string;
  key: Buffer;
  /** What the bank wants to read for ngultrum: a setting, since no public page says. */
  currencyCode: string;
  payUrl: string;
  statusUrl: string;
  cancelUrl: string | undefined;
  refundUrl: string | undefined;
}

/** Worldline's merchant kit "AWLMEAPI", which several banks put their own name on. */
export function worldlineGateway(
  merchant: Merchant,
  limits: PostLimits,
  { isSimulation = false } = {},
): CardGateway {
  const { mid, key, cancelUrl, refundUrl } = merchant;

  async function enquire({ orderId }: CardOrder, reference: string | null): Promise<Statement> {
    const request = sealMessage(statusRequest, { mid, orderId, pgMeTrnRefNo: reference ?? '' }, key);
    try {
      const answer = await postForm(merchant.statusUrl, { merchantReqStrT: request, mid }, limits);
      const message = openMessage(paymentResponse, answer, key);
      if (!message) return unknownStatement(orderId, 'The gateway answered something that cannot be read.');
      const statement = statementOf(message);
      return statement.orderId === orderId
        ? statement
        : unknownStatement(orderId, 'The gateway answered about another order.');
    } catch (error) {
      return unknownStatement(orderId, `The gateway could not be asked: ${wordsOf(error)}`);
    }
  }

  async function sendBack(
    url: string,
    order: CardOrder,
    reference: string,
    sum: string,
  ): Promise<RefundAnswer> {
    const values = { mid, orderId: order.orderId, pgMeTrnRefNo: reference, trnAmt: sum, ...notGiven };
    try {
      const fields = { merchantReqStrT: sealMessage(reversalRequest, values, key), MID: mid, mid };
      const message = openMessage(reversalResponse, await postForm(url, fields, limits), key);
      if (message?.['orderId'] === order.orderId) return refundAnswerOf(message);
      return noAnswer('The gateway answered something that cannot be read.');
    } catch (error) {
      return noAnswer(`The gateway could not be asked: ${wordsOf(error)}`);
    }
  }

  return {
    name: isSimulation ? 'worldline-simulation' : 'worldline',
    isSimulation,
    pageOrigin: URL.canParse(merchant.payUrl) ? new URL(merchant.payUrl).origin : null,
    currency: 'BTN',
    start: (order, returnUrl) => startForm(merchant, order, returnUrl),
    readReturn({ merchantResponse = '' }) {
      const message = openMessage(paymentResponse, merchantResponse, key);
      return message && statementOf(message);
    },
    enquire,
    sendBack: {
      ...(cancelUrl && { cancel: (order, reference) => sendBack(cancelUrl, order, reference, '') }),
      ...(refundUrl && {
        refund: (order, reference) => sendBack(refundUrl, order, reference, String(order.amountMinor)),
      }),
    },
  };
}

/** The form with which a browser takes the order to the bank. */
function startForm(
  { mid, key, payUrl, currencyCode }: Merchant,
  { orderId, amountMinor, description }: CardOrder,
  returnUrl: string,
): ReturnType<CardGateway['start']> {
  const values = {
    mid,
    orderId,
    trnAmt: String(amountMinor),
    trnCurrency: currencyCode,
    trnRemarks: description,
    meTransReqType: 'S',
    responseUrl: returnUrl,
    ...notGiven,
  };
  const fields = { merchantRequest: sealMessage(paymentRequest, values, key), MID: mid };
  return { url: payUrl, method: 'POST', fields };
}

function refundAnswerOf(message: Message): RefundAnswer {
  const { statusCode, pgRefCancelReqId, refundAmt, statusDesc = '' } = maskCards(message);
  return {
    outcome: statusCode === 'S' ? 'done' : statusCode === 'F' ? 'refused' : 'unknown',
    reference: pgRefCancelReqId || null,
    amountMinor: readMinor(refundAmt),
    description: statusDesc,
  };
}

const noAnswer = (description: string): RefundAnswer => ({
  outcome: 'unknown',
  reference: null,
  amountMinor: null,
  description,
});

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
