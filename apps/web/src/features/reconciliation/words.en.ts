import type { BankDecision, MatchedPayment, MatchEvidence } from '@kathok/contract';
import { format } from '../../language/format.ts';
import type { ShownPile } from './shown-pile.ts';
import { inLanguage } from '../../language/language.ts';

const number = (count: number) => format.number(count);
const money = (amount: string) => format.money(amount, 'BTN');
const days = (count: number) => (count === 1 ? 'One day' : `${number(count)} days`);

const sorts: Record<MatchedPayment['sort'], string> = {
  renewal: 'Renewal',
  registration: 'Registration',
  donation: 'Donation',
};

const piles: Record<ShownPile, { name: string; text: string }> = {
  sure: { name: 'Sure', text: 'Number, amount and day agree. Approve them together.' },
  pledge: { name: 'Pledges', text: 'The line names a pledge, or comes from its payer.' },
  doubtful: { name: 'Doubtful', text: 'Something does not agree. You decide, one by one.' },
  double: { name: 'Already counted', text: 'Booked before. Each line says where.' },
  unmatched: { name: 'Unmatched', text: 'Came in without a slip. Say what each one is.' },
  out: { name: 'Money out', text: 'Withdrawals and charges. Nobody decides on them.' },
};

const evidence = {
  journal: {
    same: 'Agrees',
    near: 'Looks like a typing error',
    differs: 'Another number',
    absent: 'One side has no number',
  } satisfies Record<MatchEvidence['journal'], string>,
  reference: {
    same: 'Agrees',
    near: 'Looks like a typing error',
    other: 'Reference of something else',
    absent: 'Not on the line',
  } satisfies Record<MatchEvidence['reference'], string>,
  amount: { same: 'Agrees', differs: 'Differs' } satisfies Record<MatchEvidence['amount'], string>,
  sender: { fits: 'Fits the name', unknown: 'Name not on the line' } satisfies Record<
    MatchEvidence['sender'],
    string
  >,
  sameDay: 'Same day',
  later: (count: number) => `${days(count)} later`,
  earlier: (count: number) => `${days(count)} earlier`,
};

/** One day is not said twice. */
export const daysFrom = (from: string, to: string) =>
  from === to ? format.day(from) : `${format.day(from)} to ${format.day(to)}`;

export const words = inLanguage('features/reconciliation/words', {
  sorts,
  piles,
  emptyPiles: {
    double: 'Nothing on this statement was booked before.',
    out: 'Nothing left the account on these days.',
  },
  lead: 'Match a statement to the payments waiting to be checked.',
  statementLead: (account: string, from: string, to: string) => `${account} · ${daysFrom(from, to)}`,
  readBy: (moment: string, by: string) => `Uploaded by ${by} · ${moment}`,
  another: 'Another statement',
  progress: {
    done: (done: number, all: number) =>
      all === 0
        ? 'Nothing to decide'
        : done === all
          ? all === 1
            ? 'Everything is decided'
            : `All ${number(all)} are decided`
          : `${number(done)} of ${number(all)} to decide are done`,
    left: (count: number, amount: string) => `${number(count)} left, ${money(amount)}`,
    finished: 'Nothing is left to decide',
    finishedText: (booked: number, out: number) =>
      `${booked === 1 ? '1 line is' : `${number(booked)} lines are`} decided here, ${number(out)} went out.`,
  },
  alsoIn: (from: string, to: string) =>
    `Also in the statement of ${daysFrom(from, to)}. Decided once, here or there.`,
  meter: (parts: string) => `The lines of this statement: ${parts}`,
  countOf: (count: number, name: string) => `${number(count)} ${name.toLowerCase()}`,
  reading: {
    title: 'Upload a statement',
    account: 'Account',
    accountHint: 'Bank and account number. We remember its columns.',
    file: 'Statement',
    fileHint: (most: string) => `CSV or XLSX as downloaded from the bank, up to ${most} and 5,000 lines.`,
    columns: 'What do the columns mean?',
    columnsText: (file: string) =>
      `Please check what each column of ${file} is. We remember it for this account.`,
    remembered: (file: string) => `${file} has the same columns as the last statement of this account.`,
    sample: 'Download a sample statement',
    sampleText: 'This is the sample centre. To try it out:',
    dayOrder: 'How does the bank write dates?',
    dayOrderHint: (days: string) =>
      `${days} can be read in two ways. We remember your answer for this account.`,
    dayOrders: { day_first: 'Day first: 05/02 is 5 February', month_first: 'Month first: 05/02 is 2 May' },
    becomes: 'Read as',
    choose: (name: string) => `What ${name} is read as`,
    leaveOut: 'Not used',
    back: 'Choose another file',
    start: 'Match the lines',
    matching: 'Matching…',
    accountMissing: 'Enter the account first',
  },
  statements: {
    title: 'Earlier statements',
    emptyTitle: 'No statements yet',
    emptyText: 'Upload the first one: lines and payments that agree are found for you.',
    line: (account: string, from: string, to: string) => `${account}, ${daysFrom(from, to)}`,
  },
  table: {
    booked: 'Booked',
    from: 'From',
    for: 'For',
    journal: 'Journal no.',
    reference: 'Reference',
    amount: 'Amount',
    text: 'What the bank wrote',
    countedAs: 'Counted as',
    sameFile: (line: number) => `The same as line ${number(line)} of this file`,
    earlier: (file: string, line: number) => `${file}, line ${number(line)}`,
    bookedWith: (receipt: string | null) => (receipt ? `Booked, receipt ${receipt}:` : 'Booked:'),
    notOurs: 'Neither a fee nor a donation',
    settlement: 'A card settlement',
  },
  pledges: {
    title: (count: number) => (count === 1 ? '1 line for a pledge' : `${number(count)} lines for pledges`),
    text: 'Each becomes a donation with its receipt, and fills the earliest open period of its pledge.',
    pledge: 'Pledge',
    told: 'How it is known',
    byNumber: (found: string) => `${found} stands on the line`,
    byPayer: (found: string) => `The payer is known: ${found}`,
    otherSum: (amount: string) => `Pledged are ${money(amount)}`,
    recorded: (receipt: string | null, day: string) =>
      `${format.day(day)}: the same sum was recorded by hand${receipt ? `, receipt ${receipt}` : ''}. Look before you record it once more.`,
    record: 'Record',
    done: (name: string) => `Recorded for the pledge of ${name}`,
  },
  somebody: 'A member',
  nonMember: 'Non-member',
  pager: {
    range: (first: number, last: number, all: number) =>
      `${number(first)} to ${number(last)} of ${number(all)}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
  },
  sure: {
    title: (count: number) =>
      count === 1 ? '1 payment that agrees' : `${number(count)} payments that agree`,
    kind: (count: number, amount: string) => `${number(count)} · ${money(amount)}`,
    kinds: { renewal: 'Renewal fees', registration: 'Registrations', donation: 'Donations' },
    all: (count: number) => `All ${number(count)}`,
    one: (name: string, amount: string) => `${name}, ${money(amount)}`,
    hint: 'Untick what you do not want to approve now. Each payment gets its receipt.',
    approve: (count: number, amount: string) => `Approve ${number(count)}, ${money(amount)}`,
    approving: (done: number, all: number) => `Approved ${number(done)} of ${number(all)}…`,
    done: (count: number) => (count === 1 ? '1 payment approved' : `${number(count)} payments approved`),
    failed: (count: number) =>
      count === 1 ? '1 payment could not be approved' : `${number(count)} payments could not be approved`,
    stopped: 'The connection was lost. Approved payments stay approved; you can go on with the rest.',
    failedElsewhere: (count: number, reasons: string) =>
      count === 1
        ? `Bank statement: 1 payment could not be approved. ${reasons}`
        : `Bank statement: ${number(count)} payments could not be approved. ${reasons}`,
    stoppedElsewhere: (count: number) =>
      count === 1
        ? 'Bank statement: the connection was lost, and 1 payment may not be approved. Open the statement to see.'
        : `Bank statement: the connection was lost, and ${number(count)} payments may not be approved. Open the statement to see.`,
    mayOnlyLook: 'You may look at this statement. Approving needs the right to update donations.',
  },
  doubtful: {
    queue: 'Doubtful lines',
    line: (line: number) => `line ${number(line)}`,
    place: (at: number, all: number) => `${number(at)} of ${number(all)}`,
    title: (agree: number, differ: number) =>
      differ === 0
        ? 'Another line fits this payment, too'
        : `${number(agree)} agree, ${number(differ)} to check`,
    fitting: (count: number) =>
      count === 2 ? 'Two payments fit this line' : `${number(count)} payments fit this line`,
    caption: 'The bank’s line beside the payment',
    compared: 'What is compared',
    fit: 'How they agree',
    bank: (line: number) => `Bank statement, line ${number(line)}`,
    payment: 'Payment to check',
    approvedPayment: 'Approved payment',
    credit: (day: string) => `Booked ${format.day(day)}`,
    facts: { journal: 'Journal no.', reference: 'Reference', amount: 'Amount', day: 'Day', sender: 'Sender' },
    none: 'None',
    asAbove: 'In the text above',
    slip: 'See the slip',
    others: 'What else this line could be',
    compare: 'Compare',
    compareWith: (name: string) => `Compare with ${name}`,
    decline: 'Not this one',
    match: (amount: string) => `Approve ${format.exactMoney(amount, 'BTN')}`,
    matchBoth: (due: string, rest: string) => `Approve ${money(due)} and ${money(rest)}`,
    matchRest: (rest: string) => `Record ${format.exactMoney(rest, 'BTN')} more`,
    matchSame: 'It is this one',
    correct: 'Correct the payment',
    matching: 'Approving…',
    matched: (name: string) => `Approved: ${name}`,
    declined: 'Not this one: noted',
    failed: (line: number) => `Your decision on line ${number(line)} was not saved:`,
    early: (key: string) =>
      `${key} pressed before this payment was shown. Press ${key} again if you mean this one.`,
    goneTitle: 'This payment is no longer waiting',
    goneText: 'The payment you compared has been decided elsewhere. Choose another one to compare.',
    several: 'Several payments fit',
    emptyTitle: 'No doubtful lines',
    emptyText: 'Everything here is decided.',
    more: (shown: number, all: number) =>
      `The first ${number(shown)} of ${number(all)}; the rest follow as you decide.`,
    keys: { next: 'next, previous', match: 'approve', decline: 'not this one' },
    flags: {
      journal: {
        near: 'Journal number mistyped?',
        differs: 'Another journal number',
        absent: 'Journal number missing',
      },
      reference: { other: 'Reference of something else', near: 'Reference mistyped?' },
      amount: 'Amount differs',
      approved: 'Approved already',
      day: 'Day differs',
    },
  },
  evidence,
  rest: {
    approved: {
      over: (due: string, by: string) => `Approved meanwhile for ${money(due)}; ${money(by)} more came in`,
      short: (due: string, by: string) => `Approved meanwhile for ${money(due)}; ${money(by)} less came in`,
      exact: (due: string) => `Approved meanwhile for ${money(due)}`,
    },
    approvedBefore: {
      over: (due: string, by: string) => `Approved before for ${money(due)}; ${money(by)} more came in`,
      short: (due: string, by: string) => `Approved before for ${money(due)}; ${money(by)} less came in`,
      exact: (due: string) => `Approved before for ${money(due)}`,
    },
    over: (by: string) => `The bank received ${money(by)} more than was due. What is the rest for?`,
    overApproved: (by: string) => `What are the other ${money(by)} for?`,
    purpose: 'The rest is a donation for',
    purposeHint: 'With a receipt of its own',
    choose: 'Choose one',
    missing: 'Choose what the rest is for',
    bank: 'The bank received',
    due: 'Due',
    approvedFor: 'Approved',
    by: 'The rest',
    short: (by: string) =>
      `That is less than the amount due: ${money(by)} remains due, and the fee stays unpaid.`,
    donation: (promised: string) =>
      `The payer says ${money(promised)}. The donation is recorded with what the bank received.`,
    donationRest: (by: string) =>
      `The other ${money(by)} become part of the donation, with a receipt of their own.`,
    held: 'Nothing is owed for it any more. The money is held, to be returned or taken as a donation.',
    correctFirst:
      'The books have more than the bank received. Correct the payment, or say that it is not this one.',
  },
  decided: {
    title: 'Decided on this statement',
    empty: 'Nothing decided yet.',
    kinds: {
      matched: (line: number, name: string, amount: string) =>
        `Line ${number(line)} matched to ${name}, ${money(amount)}`,
      recorded: (line: number, name: string, amount: string) =>
        `Line ${number(line)} recorded for ${name}, ${money(amount)}`,
      settlement: (line: number, _name: string, amount: string) =>
        `Line ${number(line)} is a card settlement of ${money(amount)}`,
      not_ours: (line: number, _name: string, amount: string) =>
        `Line ${number(line)} of ${money(amount)} is neither fee nor donation`,
      declined: (line: number, name: string) => `Line ${number(line)} is not the payment of ${name}`,
    } satisfies Record<BankDecision['kind'], (line: number, name: string, amount: string) => string>,
    evidence: (agrees: string) => `Agreed: ${agrees}`,
    parts: { journal: 'journal number', reference: 'reference', amount: 'amount', sender: 'name' },
    settlement: (gross: string, commission: string, tax: string) =>
      `Gross ${money(gross)}, commission ${money(commission)}, tax ${money(tax)}`,
    receipt: (receipt: string) => `Receipt ${receipt}`,
    waits: 'To be checked by a second person',
    differs: (difference: string) => `Differs by ${money(difference)}, not explained`,
    explained: (difference: string, by: string, reason: string) =>
      `Differs by ${money(difference)}. ${by}: “${reason}”`,
    refunded: (sum: string, receipts: string) =>
      receipts ? `Less ${money(sum)} sent back (${receipts})` : `Less ${money(sum)} sent back`,
    other: (sum: string, why: string) => `Less ${money(sum)}: “${why}”`,
    gone: 'The payment was reversed or rejected since',
    takenBack: (moment: string, by: string, reason: string) => `Undone by ${by}: “${reason}” (${moment})`,
    takeBack: 'Undo…',
    takeBackOf: (line: number) => `Undo the decision on line ${number(line)}`,
  },
});
