import { addDays, type Day, paymentReference } from '@kathok/contract';

/** Numbers that look random and are the same in every run. */
export function seededNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const givenNames = [
  'Karma',
  'Pema',
  'Sonam',
  'Dorji',
  'Tshering',
  'Kinley',
  'Ugyen',
  'Deki',
  'Namgay',
  'Choki',
];
const familyNames = [
  'Wangmo',
  'Choden',
  'Dorji',
  'Tshering',
  'Lhamo',
  'Norbu',
  'Zangmo',
  'Wangchuk',
  'Dema',
  'Penjor',
];
const sums = [50_000, 60_000, 100_000, 120_000, 150_000, 240_000, 500_000];

export interface SlipOfMonth {
  amount: number;
  paidOn: Day;
  journalNumber: string;
  reference: string;
  payerName: string;
}

/** Slips that wait, with journal numbers close together and sums that many have, as in a real month. */
export function slipsOfMonth(count: number, firstDay: Day, seed = 7): SlipOfMonth[] {
  const next = seededNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)]!;
  return Array.from({ length: count }, (_, at) => ({
    amount: pick(sums),
    paidOn: addDays(firstDay, next(28)),
    journalNumber: String(47_100_000 + at * 3 + next(3)),
    reference: paymentReference(Array.from({ length: 7 }, () => next(30))),
    payerName: `${pick(givenNames)} ${pick(familyNames)}`,
  }));
}

/** What the line is, so that a test can tell right from wrong. */
export type LineKind = 'matching' | 'mistyped' | 'double' | 'foreign';

export interface LineOfMonth {
  kind: LineKind;
  /** The slip that the line is about; null where it is about none. */
  slip: number | null;
  bookedOn: Day;
  /** Negative where the money went out. */
  amount: number;
  journalNumber: string;
  text: string;
}

/**
 * A statement with five lines for every four slips. For 800 of them: a line for each of 600, 40 with a typing error in the reference, 20
 * lines that stand in it twice, 340 that are nobody's, among them sums, days and names that some slip has too. Of ten lines one has no
 * journal number and one no reference.
 */
export function statementOfMonth(slips: readonly SlipOfMonth[], firstDay: Day, seed = 11): LineOfMonth[] {
  const next = seededNumbers(seed);
  const share = (of800: number): number => Math.round((slips.length * of800) / 800);
  const ours = slips.slice(0, share(640)).map((slip, at): LineOfMonth => {
    const kind = at < share(600) ? 'matching' : 'mistyped';
    const reference = kind === 'matching' ? slip.reference : mistyped(slip.reference, next);
    const hasJournal = at % 10 !== 1;
    const hasReference = at % 10 !== 2;
    return {
      kind,
      slip: at,
      bookedOn: addDays(slip.paidOn, next(3)),
      amount: slip.amount,
      journalNumber: hasJournal ? slip.journalNumber : '',
      text: `TRF FR 100${next(9)}XX${1000 + next(9000)} ${slip.payerName} / ${hasReference ? reference : 'THANK YOU'}`,
    };
  });
  const numbered = ours.filter(({ journalNumber }) => journalNumber !== '');
  const doubles = numbered
    .slice(share(40), share(60))
    .map((line): LineOfMonth => ({ ...line, kind: 'double' }));
  const foreign = Array.from({ length: share(340) }, (_, at): LineOfMonth => {
    const like = slips[next(slips.length)]!;
    const isOut = at % 3 !== 0;
    return {
      kind: 'foreign',
      slip: null,
      bookedOn: addDays(firstDay, next(28)),
      amount: isOut ? -next(900_000) - 100 : at % 2 === 0 ? like.amount : 100 + next(900_000),
      journalNumber: String(48_500_000 + at * 7),
      text: isOut
        ? 'CHARGES AND TRANSFERS OUT'
        : `TRF FR ${at % 4 === 0 ? like.payerName : 'RIGZIN ENTERPRISE'}`,
    };
  });
  return [...ours, ...doubles, ...foreign];
}

/** One character of a reference is another one. */
function mistyped(reference: string, next: (below: number) => number): string {
  const at = [0, 1, 2, 3, 5, 6, 7, 8][next(8)]!;
  const other = reference[at] === 'X' ? '7' : 'X';
  return reference.slice(0, at) + other + reference.slice(at + 1);
}
