import { expect, test } from 'vitest';
import { words } from '../words.en.ts';
import { errorIn, holdSlip, type SlipInHand } from './slip-in-hand.ts';

const slip = {
  dueId: 'x',
  key: 'y',
  method: 'mobile_transfer' as const,
  bank: '',
  journalNumber: '',
  paidOn: '2026-11-15',
  file: null,
  isSending: false,
  keptAt: 0,
};
const picture = new File(['x'], 'slip.jpg', { type: 'image/jpeg' });
const note = new File(['x'], 'note.txt', { type: 'text/plain' });
const missing = (['slip', 'journalNumber', 'bank'] as const).map((field) => ({
  field,
  message: words.missing[field],
}));

function begin() {
  let shown: SlipInHand = { slip, errors: [], changed: new Set() };
  const hand = holdSlip(shown, (now) => {
    shown = now;
  });
  const marked = () => ['slip', 'journalNumber', 'bank'].filter((field) => errorIn(shown, field));
  return { hand, marked, shown: () => shown };
}

/** As the page does: what is called afterwards was taken in hand before. */
async function chooseLater({ choose }: ReturnType<typeof holdSlip>, file: File) {
  const smaller = await Promise.resolve(file);
  return choose(smaller);
}

test('what is typed while the picture is made smaller stays, on screen and as it is kept', async () => {
  const { hand, shown } = begin();
  const chosen = chooseLater(hand, picture);
  hand.change({ journalNumber: '4711' });
  hand.change({ bank: 'Bank of Bhutan', paidOn: '2026-11-14' });
  const kept = await chosen;
  const expected = { journalNumber: '4711', bank: 'Bank of Bhutan', paidOn: '2026-11-14', file: picture };
  expect(kept).toMatchObject(expected);
  expect(shown().slip).toBe(kept);
});

test('what is corrected while the picture is made smaller is not marked again', async () => {
  const { hand, marked, shown } = begin();
  hand.mark(missing);
  const refused = chooseLater(hand, note);
  hand.change({ journalNumber: '4711' });
  await refused;
  expect(marked()).toEqual(['slip', 'bank']);
  expect(shown().errors.map(({ field }) => field)).toEqual(['slip', 'bank']);

  const chosen = chooseLater(hand, picture);
  hand.change({ bank: 'Bank of Bhutan' });
  await chosen;
  expect(marked()).toEqual([]);
  expect(shown().errors).toEqual([]);
});

test('a list of errors stays as it was read while some of it is open', () => {
  const { hand, marked, shown } = begin();
  hand.mark(missing);
  hand.choose(picture);
  expect(shown().errors).toBe(missing);
  expect(marked()).toEqual(['journalNumber', 'bank']);
});

test('what is typed while the slip is on its way stays when it is refused', () => {
  const { hand, marked } = begin();
  const sent = hand.put({ ...slip, journalNumber: '1', bank: 'B', file: picture, isSending: true });
  hand.change({ journalNumber: '4711' });
  const back = hand.takeBack(sent, [
    { field: 'journalNumber', message: 'is known already' },
    { field: 'bank', message: 'is too short' },
  ]);
  expect(back).toMatchObject({ journalNumber: '4711', bank: 'B', file: picture, isSending: false });
  expect(back.key).not.toBe(sent.key);
  expect(marked()).toEqual(['bank']);
});
