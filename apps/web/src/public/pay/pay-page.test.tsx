import type { PayerView } from '@kathok/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DueInShort } from './due-in-short.tsx';
import { Paying } from './pay-page.tsx';

const account = { bank: 'Bank of Bhutan', accountName: 'Kathok', accountNumber: '100108108', qr: null };
const noCard = { isAvailable: false, isSimulation: false, reason: 'Card payments are not set up.' };
const card = { isAvailable: true, isSimulation: false, reason: null };

const dueOf = (waysToPay: PayerView['waysToPay'], paymentStatus: PayerView['paymentStatus']) =>
  ({
    id: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01',
    kind: 'donation',
    memberId: null,
    title: 'Butter lamps',
    maskedName: 'Ka*** C*****',
    amount: '500.00',
    amountPaid: '0.00',
    balance: '500.00',
    days: [],
    names: 0,
    currency: 'BTN',
    reference: '42EG-DSCF',
    periodFrom: null,
    periodTo: null,
    reason: null,
    paymentStatus,
    waysToPay,
  }) as unknown as PayerView;

const shown = (waysToPay: PayerView['waysToPay'], paymentStatus: PayerView['paymentStatus'] = 'unpaid') =>
  renderToString(<Paying due={dueOf(waysToPay, paymentStatus)} />);
const inShort = (status: PayerView['paymentStatus']) =>
  renderToString(<DueInShort due={dueOf({ accounts: [account], card }, status)} />);
const timesIn = (html: string, text: string) => html.split(text).length - 1;

test('without an account and without cards there is the office, and nothing to send', () => {
  const html = shown({ accounts: [], card: noCard });
  expect(html).toContain('Please pay at the office');
  expect(html).not.toContain('<form');
  expect(html).not.toContain('Pay by card');
});

test('without an account a card is offered once', () => {
  const html = shown({ accounts: [], card });
  expect(html).not.toContain('<form');
  expect(timesIn(html, '>Pay by card<')).toBe(1);
  expect(html).not.toContain('instead');
  expect(html).toContain('Please pay by card, or at the office');
});

test('somebody who has sent a slip can send another, whatever became of the account', () => {
  expect(shown({ accounts: [], card: noCard }, 'rejected')).toContain('<form');
  expect(shown({ accounts: [account], card })).toContain('<form');
});

test('without a script nobody is told where to pay while a slip or the bank is being waited for', () => {
  for (const status of ['unpaid', 'rejected', 'failed'] as const)
    expect(inShort(status)).toContain('100108108');
  for (const status of ['pending', 'processing', 'paid'] as const)
    expect(inShort(status)).not.toContain('100108108');
});
