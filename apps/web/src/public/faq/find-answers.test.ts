import { expect, test } from 'vitest';
import { findAnswers } from './find-answers.ts';

const entries = [
  { question: 'What is a slip?', answer: 'The proof of a transfer.' },
  { question: 'How do I pay?', answer: 'By transfer, and send the slip.' },
  { question: 'Est-ce gratuit? Café', answer: 'No.' },
];
const questions = (search: string) => findAnswers(entries, search).map(({ question }) => question);

test('every word has to occur, and the question counts more than the answer', () => {
  expect(questions('SLIP')).toEqual(['What is a slip?', 'How do I pay?']);
  expect(questions('slip pay')).toEqual(['How do I pay?']);
  expect(questions('cafe')).toEqual(['Est-ce gratuit? Café']);
  expect(questions('horse')).toEqual([]);
});

test('nothing asked is everything', () => {
  expect(questions('  ')).toHaveLength(3);
});
