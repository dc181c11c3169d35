import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFeed } from './calendar-feed.ts';

const day = {
  id: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01',
  date: '2026-05-31',
  ritual:
    'Saga Dawa; the fifteenth, of the fourth month \\ and words enough that the line has to be folded twice or more',
  ritualDzongkha: 'ས་ག་ཟླ་བའི་དུས་ཆེན། ས་ག་ཟླ་བའི་དུས་ཆེན། ས་ག་ཟླ་བའི་དུས་ཆེན།',
  lunarLabel: '15th of the 4th month',
  updatedAt: new Date('2026-05-01T04:05:06Z'),
  version: 3,
};
const feed = { name: 'Kathok, Centre', host: 'example.bt', link: 'https://example.bt/rituals' };

test('the feed is read by a calendar program without anything to forgive', () => {
  const text = calendarFeed([day], feed);
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  expect(event.uid).toBe(`${day.id}@example.bt`);
  expect(event.summary).toBe(day.ritual);
  expect(event.description).toBe(`${day.ritualDzongkha}\n${day.lunarLabel}`);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-05-31', '2026-06-01']);
  expect([event.sequence, component?.getFirstPropertyValue('dtstamp')?.toString()]).toEqual([
    2,
    '2026-05-01T04:05:06Z',
  ]);
});

test('a calendar without days is one all the same', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFeed([], feed)));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
});
