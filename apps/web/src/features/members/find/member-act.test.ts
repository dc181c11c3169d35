import { expect, test } from 'vitest';
import { readMemberAct } from './member-act.ts';

test.each([
  ['record a donation for dawa', 'dawa', 'donation'],
  ['donation dawa dema', 'dawa dema', 'donation'],
  ['Add donation from KM-00012', 'KM-00012', 'donation'],
  ['renew dawa', 'dawa', 'renewal'],
  ['renewal of pema', 'pema', 'renewal'],
])('"%s" is an act and a name', (typed, text, act) => {
  expect(readMemberAct(typed)).toEqual({ text, act });
});

test.each(['dawa', 'donation', 'donation ', 'renewals due', 'record', 'karma donation'])(
  '"%s" is looked for as it was typed',
  (typed) => {
    expect(readMemberAct(typed)).toEqual({ text: typed });
  },
);
