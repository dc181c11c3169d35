import { type DigitGrouping, type Format, groupDigits, instantOf, partsOf, unitOf } from './format.ts';
import type { Language } from './languages.ts';

// The names that CLDR gives. Browsers do not know Dzongkha (their Intl answers in English), so it is written out here,
// and a test compares it with Node, which does.
const months = 'དངཔ་ གཉིས་པ་ གསུམ་པ་ བཞི་པ་ ལྔ་པ་ དྲུག་པ་ བདུན་པ་ བརྒྱད་པ་ དགུ་པ་ བཅུ་པ་ བཅུ་གཅིག་པ་ བཅུ་གཉིས་པ་'.split(' ');
const weekdays = 'ཟླ་བ་ མིག་དམར་ ལྷག་པ་ ཕུར་བུ་ པ་སངས་ སྤེན་པ་ ཉི་མ་'.split(' ');

const ownZero = 0x0f20;
const inOwnDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(ownZero + Number(digit)));

/** Writes as Dzongkha is written, with the digits that the language tag names, grouped as the centre wants them. */
export function dzongkhaFormat(language: Language, grouping: () => DigitGrouping): Format {
  const grouped = (whole: string) => groupDigits(whole, grouping());
  const digits = language === 'dz-u-nu-tibt' ? inOwnDigits : (text: string) => text;
  return {
    number: (value) => digits(grouped(String(value))),
    digits: (value) => digits(String(value)),
    money(amount, currency) {
      const { whole, fraction } = partsOf(amount);
      return `${unitOf(currency)} ${digits(grouped(whole) + (fraction === '00' ? '' : `.${fraction}`))}`;
    },
    exactMoney(amount, currency) {
      const { whole, fraction } = partsOf(amount);
      return `${unitOf(currency)} ${digits(`${grouped(whole)}.${fraction}`)}`;
    },
    day(day) {
      const at = instantOf(day);
      return at ? digits(`སྤྱི་ལོ་${at.getUTCFullYear()} ཟླ་${at.getUTCMonth() + 1} ཚེས་${at.getUTCDate()}`) : day;
    },
    longDay(day) {
      const at = instantOf(day);
      if (!at) return day;
      const date = `སྤྱི་ལོ་${at.getUTCFullYear()} ཟླ་${months[at.getUTCMonth()]} ཚེས་${at.getUTCDate()}`;
      return digits(`གཟའ་${weekdays[at.getUTCDay()]} ${date}`);
    },
    monthDay(day) {
      const at = instantOf(day);
      return at ? digits(`ཟླ་${months[at.getUTCMonth()]} ཚེས་${at.getUTCDate()}`) : day;
    },
    weekday(day) {
      const at = instantOf(day);
      return at ? `གཟའ་${weekdays[at.getUTCDay()]}` : day;
    },
    month(day) {
      const at = instantOf(day);
      return at ? `ཟླ་${months[at.getUTCMonth()]}` : day;
    },
    time: (at) => digits(clockOf(at)),
    list: (parts) => parts.join(' དང་ '),
  };
}

/** 14:05 in Bhutan: six hours ahead of UTC the whole year round. */
const clockOf = (at: Date) => new Date(at.getTime() + 6 * 60 * 60 * 1000).toISOString().slice(11, 16);
