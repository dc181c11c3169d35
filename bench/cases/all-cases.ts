import type { Case } from './case.ts';
import { donationCases } from './donations.ts';
import { feeCases } from './fees.ts';
import { memberCases } from './members.ts';
import { officeCases } from './office.ts';
import { recordCases } from './records.ts';
import { reportCases } from './reports.ts';

export const allCases: Case[] = [
  ...memberCases,
  ...donationCases,
  ...feeCases,
  ...officeCases,
  ...reportCases,
  ...recordCases,
];
