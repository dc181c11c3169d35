import type { Call, Case } from '../cases/case.ts';
import { allCases } from '../cases/all-cases.ts';
import type { Samples } from '../data/read-samples.ts';

/** What an office asks for in an hour: how often out of a hundred. */
const shares: Record<string, number> = {
  'members: plain list': 10,
  'members: a name of two words': 15,
  'members: a CID': 10,
  'members: a code': 5,
  'members: tab pending': 5,
  'one member: read': 15,
  'donations: plain list': 8,
  'donations: of one member': 5,
  'one donation: read': 7,
  'donations: waiting to be verified': 5,
  'fees: waiting to be verified': 5,
  'one member: change': 5,
  'one donation: write down': 5,
};

const named = (name: string): Case => {
  const found = allCases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no case ${name}.`);
  return found;
};
const hour = Object.entries(shares).flatMap(([name, count]) =>
  Array.from({ length: count }, () => named(name)),
);

/** What somebody does at this turn; the kinds of calls follow each other in a mixed order. */
const officeCase = (turn: number): Case => hour[(turn * 37) % hour.length]!;

export const officeCall = (samples: Samples, turn: number): Call => officeCase(turn).calls(samples, turn)[0]!;
