import { emptyIsAbsent, phone, updateUserBody, type User } from '@kathok/contract';
import { z } from 'zod';
import { phoneText } from '../../lib/phone-text.ts';
import type { Difference } from '../../ui/conflict-note.tsx';
import { words } from './words.en.ts';

/** What the forms of a user hold; an empty phone means none. */
export type UserValues = { name: string; email: string; phone: string; roleId: string };

const { name, email, roleId } = updateUserBody.required().shape;

export const userForm = z.object({
  name,
  email,
  roleId,
  phone: emptyIsAbsent(phone).transform((number) => number ?? null),
});

export const valuesOf = ({ name, email, phone, roleId }: User): UserValues => ({
  name,
  email,
  phone: phone ? phoneText(phone) : '',
  roleId,
});

/** Where what was typed and what somebody else saved are not the same; roles are told by name. */
export function userDifferences(
  mine: Partial<Record<keyof UserValues, unknown>>,
  theirs: User,
  roleName: (id: string) => string,
): Difference[] {
  const there = valuesOf(theirs);
  return (Object.keys(mine) as (keyof UserValues)[])
    .filter((field) => mine[field] !== there[field])
    .map((field) => {
      const text = (value: unknown) => (field === 'roleId' ? roleName(String(value)) : String(value ?? ''));
      return { label: words.labels[field], mine: text(mine[field]), theirs: text(there[field]) };
    });
}
