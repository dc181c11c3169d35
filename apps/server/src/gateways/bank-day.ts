import { type Day, dayOf, readDay } from '@kathok/contract';

const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/i;
const figures = /^(\d{4})(\d{2})(\d{2})(\d{6})?$/;
const clockTime = /[\sT]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(\s*[ap]m)?$/i;

/**
 * The day that a bank's text names. No public page says which writing the gateways use, so the usual ones are read;
 * without a time zone it is the bank's own clock, which is Bhutan's. Null when it is no day.
 */
export function readBankDay(text: string): Day | null {
  const written = text.trim();
  if (zoned.test(written)) {
    const instant = new Date(written);
    return Number.isNaN(instant.getTime()) ? null : dayOf(instant);
  }
  const [, year, month, day] = figures.exec(written) ?? [];
  return readDay(year === undefined ? written.replace(clockTime, '') : `${year}-${month}-${day}`);
}

const sixHours = 6 * 60 * 60_000;

/** 2026-01-15 10:15:30, as the clocks in Thimphu show it. */
export const writeBankTime = (instant: Date): string =>
  new Date(instant.getTime() + sixHours).toISOString().slice(0, 19).replace('T', ' ');
