import { addDays } from '@kathok/contract';
import { expect, test } from 'vitest';
import { dueReminder, remindersOf, termsToLookAt } from './reminder-rule.ts';

const rules = { reminderDays: [30, 7, 0], reminderDaysAfter: [7], tellLapsed: true, messagesOff: [] };
const term = { end: '2026-06-30', graceUntil: '2026-07-30' };
const nameOn = (today: string, changed = {}) =>
  dueReminder(term, { ...rules, ...changed }, today)?.name ?? null;

test('a term has its reminders in the order of their days', () => {
  expect(remindersOf(term, rules).map(({ name, day }) => `${day} ${name}`)).toEqual([
    '2026-05-31 before:30',
    '2026-06-23 before:7',
    '2026-06-30 before:0',
    '2026-07-07 after:7',
    '2026-07-31 lapsed',
  ]);
});

test.each([
  ['2026-05-30', null],
  ['2026-05-31', 'before:30'],
  ['2026-06-22', 'before:30'],
  ['2026-06-23', 'before:7'],
  ['2026-06-30', 'before:0'],
  ['2026-07-07', 'after:7'],
  ['2026-07-31', 'lapsed'],
])('on %s the reminder is %s', (today, name) => {
  expect(nameOn(today)).toBe(name);
});

test('“it will end” is never said after the end', () => {
  expect(nameOn('2026-07-01')).toBeNull();
  expect(nameOn('2026-07-01', { reminderDaysAfter: [], tellLapsed: false })).toBeNull();
});

test('one about the past is left out when it would come too late', () => {
  expect(nameOn('2026-07-21')).toBe('after:7');
  expect(nameOn('2026-07-22')).toBeNull();
  expect(nameOn('2026-08-30')).toBe('lapsed');
  expect(nameOn('2026-08-31')).toBeNull();
});

test('without days set, nobody is reminded', () => {
  const none = { reminderDays: [], reminderDaysAfter: [], tellLapsed: false, messagesOff: [] };
  for (let days = -60; days < 120; days += 1)
    expect(dueReminder(term, none, addDays(term.end, days))).toBeNull();
});

test('on the same day the news that a membership has lapsed comes first', () => {
  expect(nameOn('2026-07-31', { reminderDaysAfter: [31] })).toBe('lapsed');
});

test('no term with something due lies outside of those that are looked at', () => {
  const missed = [[], [7], [3, 90]].flatMap((reminderDaysAfter) =>
    Array.from({ length: 260 }, (_, at) => addDays(term.end, at - 60)).filter((today) => {
      const { from, to } = termsToLookAt({ ...rules, reminderDaysAfter }, today, 30);
      const isSeen = from <= term.end && term.end <= to;
      return dueReminder(term, { ...rules, reminderDaysAfter }, today) !== null && !isSeen;
    }),
  );
  expect(missed).toEqual([]);
});
