import type { KeyObject } from 'node:crypto';
import { formatAmount } from '@kathok/contract';
import type { CardGateway, CardOrder, Statement } from '../card-gateway.ts';
import { writeBankTime } from '../bank-day.ts';
import { unknownStatement } from '../unknown-statement.ts';
import { postForm, type PostLimits } from '../post-form.ts';
import { authorisation, confirmation, readMessage, signMessage } from './messages.ts';
import { statementOf } from './statement.ts';

export interface Beneficiary {
  /** BE1 and seven digits. */
  id: string;
  bankCode: string;
  /** The centre's own: the payer's is nobody's business but theirs. */
  email: string;
  key: KeyObject;
  /** The public key of the Royal Monetary Authority, which signs every answer. */
  authorityKey: KeyObject;
  payUrl: string;
  apiUrl: string;
}

/** The Royal Monetary Authority's gateway BFS-Secure: accounts at Bhutan's banks, confirmed by a code on the phone. */
export function rmaGateway(
  beneficiary: Beneficiary,
  limits: PostLimits,
  { isSimulation = false } = {},
): CardGateway {
  const { id, bankCode, email, key, authorityKey, payUrl } = beneficiary;

  const request = (msgType: 'AR' | 'AS', order: CardOrder) =>
    signMessage(
      authorisation,
      {
        bfs_benfBankCode: bankCode,
        bfs_benfId: id,
        bfs_benfTxnTime: bhutanTime(order.startedAt),
        bfs_msgType: msgType,
        bfs_orderNo: order.orderId,
        bfs_paymentDesc: order.description.replaceAll(/[^A-Za-z0-9 ]/g, ' '),
        bfs_remitterEmail: email,
        bfs_txnAmount: formatAmount(order.amountMinor),
        bfs_txnCurrency: order.currency,
        bfs_version: '1.0',
      },
      key,
    );

  function read(fields: Record<string, string>): Statement | null {
    const message = readMessage(confirmation, fields, authorityKey);
    return message?.['bfs_benfId'] === id && message['bfs_msgType'] === 'AC' ? statementOf(message) : null;
  }

  return {
    name: isSimulation ? 'rma-simulation' : 'rma',
    isSimulation,
    pageOrigin: URL.canParse(payUrl) ? new URL(payUrl).origin : null,
    currency: 'BTN',
    // The address to come back to is registered with the Authority, so none is sent.
    start: (order) => ({ url: payUrl, method: 'POST', fields: request('AR', order) }),
    readReturn: read,
    async enquire(order) {
      try {
        const answer = await postForm(beneficiary.apiUrl, request('AS', order), limits);
        const statement = read(Object.fromEntries(new URLSearchParams(answer.trim())));
        if (statement?.orderId === order.orderId) return statement;
        return unknownStatement(order.orderId, 'The gateway answered something that cannot be read.');
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        return unknownStatement(order.orderId, `The gateway could not be asked: ${reason}`);
      }
    },
    // Money goes back by an ordinary transfer: there is no message for it.
    sendBack: {},
  };
}

/** yyyyMMddHHmmss, as the clocks in Thimphu show it. */
const bhutanTime = (instant: Date) => writeBankTime(instant).replaceAll(/\D/g, '');
