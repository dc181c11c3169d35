import {
  type Ability,
  type Action,
  actions,
  isAllowed,
  type Right,
  type Subject,
  subjects,
} from '@kathok/contract';
import { words } from './words.en.ts';

/** One right, in words that follow “may”. A right that has no words of its own is part of the full access to its subject. */
export const rightInWords = (action: Action, subject: Subject): string =>
  words.rights[subject][action] ?? words.rights[subject].manage ?? words.unknownRight(action, subject);

/** What an ability allows, in words that follow “may”. What is included in something larger is left out. */
export function rightsInWords(ability: Ability): string[] {
  return withoutIncluded(ability).map(
    ({ action, subject }) => words.rights[subject][action] ?? words.unknownRight(action, subject),
  );
}

/** `manage` includes every action of its subject, `manage all` everything. In the order of the contract. */
function withoutIncluded(ability: Ability): Right[] {
  const all: Right[] = subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));
  const held = all.filter((right) =>
    ability.some(({ action, subject }) => action === right.action && subject === right.subject),
  );
  return held.filter((right) => {
    const others = held.filter((other) => other !== right);
    return !isAllowed(others, right.action, right.subject);
  });
}
