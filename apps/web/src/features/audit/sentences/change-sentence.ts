import type { AuditLine } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { sentenceOf } from './sentence.ts';
import { words } from './words.en.ts';

const { byStaff, byPayer } = words;

/** "Kinley Wangmo sent a slip for Butter lamps, Nu. 540": money by whose it is and what for, the rest as the audit says it. */
export function changeSentence({ about, ...entry }: AuditLine): string {
  if (!about) return sentenceOf(entry);
  const { name, matter } = about;
  const sum = format.money(about.amount, about.currency);
  const said =
    entry.actorId === null
      ? byPayer[entry.action]?.(name, matter, sum)
      : byStaff[entry.action]?.(entry.actorName, name, matter, sum);
  return said ?? sentenceOf(entry);
}
