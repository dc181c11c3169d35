import { expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';

test.each([
  ['must not be empty', 'Must not be empty.'],
  ['is already used. Each account needs its own', 'Is already used. Each account needs its own.'],
  ['is that so?', 'Is that so?'],
  ['Choose one', 'Choose one'],
  ['བཙུགས་དགོ།', 'བཙུགས་དགོ།'],
])('%s', (message, sentence) => {
  expect(sentenceOf(message)).toBe(sentence);
});
