import { describe, expect, it, test } from 'vitest';
import { dzongkhaFormat } from './dzongkha-format.ts';
import { englishFormat, englishFormatBy } from './format.ts';

describe('in English', () => {
  test('sums are grouped by thousands, and show chhertum only where there are some', () => {
    expect(englishFormat.money('1234567.00', 'BTN')).toBe('Nu. 1,234,567');
    expect(englishFormat.money('1500.50', 'BTN')).toBe('Nu. 1,500.50');
    expect(englishFormat.money('0.00', 'INR')).toBe('INR 0');
    expect(englishFormat.money('999.00', 'BTN')).toBe('Nu. 999');
  });

  test('where money is decided about, the sum is told to the last chhertum', () => {
    expect(englishFormat.exactMoney('1200.00', 'BTN')).toBe('Nu. 1,200.00');
    expect(englishFormat.exactMoney('1234567.05', 'USD')).toBe('USD 1,234,567.05');
  });

  test('a day is written day, month, year', () => {
    expect(englishFormat.day('2026-03-05')).toBe('5 Mar 2026');
    expect(englishFormat.day('2026-09-22')).toBe('22 Sep 2026');
    expect(englishFormat.day('2026-')).toBe('2026-');
    expect(englishFormat.longDay('2026-03-05')).toBe('Thursday, 5 March 2026');
    expect(englishFormat.longDay('2026-')).toBe('2026-');
    expect(englishFormat.month('2026-03-05')).toBe('March');
  });

  test('the time is that of Bhutan; numbers are grouped, lists have an "and"', () => {
    expect(englishFormat.time(new Date('2026-03-02T20:30:00Z'))).toBe('02:30');
    expect(englishFormat.number(1_234_567)).toBe('1,234,567');
    expect(englishFormat.list(['lamps', 'rice', 'oil'])).toBe('lamps, rice, and oil');
  });
});

test('a centre may group by lakh', () => {
  const lakh = englishFormatBy(() => 'lakh');
  expect(lakh.money('1234567.00', 'BTN')).toBe('Nu. 12,34,567');
  expect(lakh.exactMoney('99999.50', 'BTN')).toBe('Nu. 99,999.50');
  expect(lakh.exactMoney('-100000.00', 'BTN')).toBe('Nu. -1,00,000.00');
  expect(lakh.number(1_234_567)).toBe('12,34,567');
  expect(lakh.day('2026-03-05')).toBe('5 Mar 2026');
});

const lakh = () => 'lakh' as const;

describe('in Dzongkha', () => {
  const format = dzongkhaFormat('dz', lakh);
  const own = dzongkhaFormat('dz-u-nu-tibt', lakh);

  it.each([0, 7, 999, 1000, 99_999, 123_456, 12_345_678])(
    'groups %i as Node does, in either digits',
    (value) => {
      expect(own.number(value)).toBe(value.toLocaleString('dz'));
      expect(format.number(value)).toBe(value.toLocaleString('dz-u-nu-latn'));
    },
  );

  it('groups as the centre wants it, as English does', () => {
    const byThousands = dzongkhaFormat('dz', () => 'thousands');
    expect(byThousands.money('1234567.00', 'BTN')).toBe(englishFormat.money('1234567.00', 'BTN'));
    expect(byThousands.exactMoney('220000.00', 'BTN')).toBe('Nu. 220,000.00');
    expect(byThousands.number(1_234_567)).toBe('1,234,567');
  });

  it('writes money with the sign that is used in Bhutan', () => {
    expect(format.money('1234567.00', 'BTN')).toBe('Nu. 12,34,567');
    expect(own.money('1500.50', 'BTN')).toBe('Nu. ༡,༥༠༠.༥༠');
    expect(own.exactMoney('1500.00', 'BTN')).toBe('Nu. ༡,༥༠༠.༠༠');
  });

  it('writes year, month and day in this order, and leaves what is no day', () => {
    expect(format.day('2026-03-05')).toBe('སྤྱི་ལོ་2026 ཟླ་3 ཚེས་5');
    expect(own.day('2026-11-15')).toBe('སྤྱི་ལོ་༢༠༢༦ ཟླ་༡༡ ཚེས་༡༥');
    expect([own.day('2026-'), own.longDay('2026-'), own.month('2026-')]).toEqual(['2026-', '2026-', '2026-']);
  });

  it('names months and weekdays as Node does', () => {
    const days = ['01-04', '02-05', '03-06', '04-07', '05-08', '06-09', '07-10'].concat([
      '08-11',
      '09-12',
      '10-13',
      '11-14',
      '12-15',
    ]);
    for (const day of days.map((day) => `2026-${day}`)) {
      const at = new Date(day);
      const named = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('dz', { timeZone: 'UTC', ...options }).format(at);
      expect(named({ month: 'long' })).toContain(format.month(day).replace(/་$/, ''));
      expect(format.longDay(day)).toContain(named({ weekday: 'long' }));
    }
  });

  it('tells the time of Bhutan', () => {
    expect(format.time(new Date('2026-03-02T20:30:00Z'))).toBe('02:30');
    expect(own.time(new Date('2026-03-02T17:59:00Z'))).toBe('༢༣:༥༩');
  });
});
