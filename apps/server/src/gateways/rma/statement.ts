import type { Outcome, Statement } from '../card-gateway.ts';
import { readBankDay } from '../bank-day.ts';
import type { Message } from './messages.ts';

const outcomes: Record<string, Outcome> = {
  '00': 'paid',
  ...Object.fromEntries(['80', 'BC', 'UC'].map((code) => [code, 'cancelled'])),
  ...Object.fromEntries(['76', 'NF'].map((code) => [code, 'absent'])),
  // Not yet, not clear, or about the message and not about the money.
  ...Object.fromEntries(
    ['', '20', '30', '78', '85', 'IM', 'TI', 'TO', 'UN'].map((code) => [code, 'unknown']),
  ),
};

/** What a confirmation says in our own words. */
export function statementOf(message: Message): Statement {
  const code = message['bfs_debitAuthCode'] ?? '';
  const { bfs_remitterName: _payer, ...kept } = message;
  return {
    outcome: outcomes[code] ?? 'failed',
    orderId: message['bfs_orderNo'] ?? '',
    amountMinor: readMinor(message['bfs_txnAmount'] ?? ''),
    currency: message['bfs_txnCurrency'] || null,
    reference: message['bfs_bfsTxnId'] || null,
    responseCode: code || null,
    bankDay: readBankDay(message['bfs_bfsTxnTime'] ?? ''),
    isSentBack: false,
    description: code && `BFS-Secure ${code}`,
    raw: kept,
  };
}

/** Nu. 36.60 comes back as "36.6": sums are compared as sums. */
function readMinor(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
