import { expect, test } from 'vitest';
import { readCount } from './typed-count.ts';

const empty = { opening: '', counted: '', notes: {} };

test('nothing typed is nothing counted, and no difference can be told', () => {
  expect(readCount(empty, 100_00)).toEqual({
    opening: 0,
    counted: null,
    notes: null,
    wrongNotes: [],
    countedFault: 'missing',
    difference: null,
  });
});

test('a typed sum is compared with the books and the opening cash', () => {
  const read = readCount({ opening: '1,000', counted: '1,250.50', notes: {} }, 200_00);
  expect(read).toEqual({
    opening: 100_000,
    counted: 125_050,
    notes: null,
    wrongNotes: [],
    countedFault: null,
    difference: 5050,
  });
});

test('a comma that was meant as a point is no sum', () => {
  expect(readCount({ ...empty, counted: '1400,00' }, 1400_00)).toMatchObject({
    counted: null,
    countedFault: 'wrong',
    difference: null,
  });
});

test('counted notes take the place of a typed sum', () => {
  const read = readCount({ ...empty, counted: '5', notes: { '500': '2', '20': '1', '1': '' } }, 102_000);
  expect(read).toMatchObject({ counted: 102_000, notes: { '500': 2, '20': 1 }, difference: 0 });
});

test.each(['two', '12,', '1,2', '1 000', '2.5', '-1'])(
  'a note with %j beside it leaves the count open, and is the one that is wrong',
  (typed) => {
    const notes = { '500': typed, '20': '3' };
    expect(readCount({ ...empty, counted: '5', notes }, 0)).toMatchObject({
      counted: null,
      notes: undefined,
      wrongNotes: [500],
      countedFault: null,
      difference: null,
    });
  },
);

test('a comma that groups the notes is right', () => {
  const read = readCount({ ...empty, notes: { '1': ' 1,200 ' } }, 1200_00);
  expect(read).toMatchObject({ counted: 1200_00, notes: { '1': 1200 }, wrongNotes: [], difference: 0 });
});
