import type { Day } from '@kathok/contract';

/** A payment that waits, as far as a bank would know of it. */
export interface WaitingPayment {
  donorName: string;
  reference: string;
  payment: { paidOn: Day; amount: string; journalNumber: string | null };
}

const swapped = (number: string) => number.replace(/(.)(.)$/, '$2$1');
const quoted = (text: string) => `"${text.replaceAll('"', '')}"`;

/** A statement to try it out with: most lines are payments that wait, the last of them mistyped; one credit and one charge are not. */
export function sampleStatement(waiting: readonly WaitingPayment[], today: Day): string {
  const ours = waiting.map(({ donorName, reference, payment }, at) => {
    const number = payment.journalNumber ?? '';
    const isLast = at > 0 && at === waiting.length - 1;
    const text = quoted(`TRF FR ${donorName} ${isLast ? '' : reference}`.trim().toUpperCase());
    return [payment.paidOn, text, isLast ? swapped(number) : number, '', payment.amount];
  });
  const mark = today.replaceAll('-', '');
  const others = [
    [today, quoted('TRF FR SONAM PELDEN / BUTTER LAMPS'), `7${mark}`, '', '1080.00'],
    [today, quoted('SMS CHARGES'), `8${mark}`, '25.00', ''],
  ];
  return [['Date', 'Particulars', 'Journal No', 'Debit', 'Credit'], ...ours, ...others]
    .map((cells) => cells.join(','))
    .join('\r\n');
}
