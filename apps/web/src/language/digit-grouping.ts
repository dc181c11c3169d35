import type { DigitGrouping } from '@kathok/contract';

let grouping: DigitGrouping = 'thousands';

/** How large numbers are grouped in English is a setting of the centre, which `lib/centre.ts` tells as soon as it is known. */
export function setDigitGrouping(setting: DigitGrouping): void {
  grouping = setting;
}

export const digitGrouping = (): DigitGrouping => grouping;
