import { expect, test } from 'vitest';
import { totalIn } from './total-row.ts';

test.each([
  [['Total', '', '12,500']],
  [['', 'TOTAL:', 'Nu. 12,500.00', '']],
  [['', 'Grand Total', '1,00,000/-']],
  [['Sub-total', '500']],
  [['Total members: 412']],
  [['Sum', '42']],
  [['བསྡོམས།', '42']],
])('%j is a total', (cells) => {
  expect(totalIn(cells)).toBe(cells.find((text) => !/^(Nu\. )?[\d,./-]*$/.test(text)));
});

test.each([
  [['Total', 'Tashi', '500']],
  [['Tashi Wangmo', '11410001234']],
  [['Totaly Wangmo', '500']],
  [['Sum Maya Rai', '11410001234', '17123456']],
  [['', '500']],
  [[]],
])('%j is a row', (cells: string[]) => {
  expect(totalIn(cells)).toBeUndefined();
});
