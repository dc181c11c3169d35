import { emptyIsAbsent, phone, updateUserBody, type User, phoneText } from '@kathok/contract';
import { z } from 'zod';
import { words } from '../words.en.ts';

/** What the forms of a user hold; an empty phone means none. */
export type UserValues = { name: string; email: string; phone: string; roleId: string };

export const chosenRole = z.uuid(words.form.chooseRole);
const { name, email } = updateUserBody.required().shape;

export const userForm = z.object({
  name,
  email,
  roleId: chosenRole,
  phone: emptyIsAbsent(phone).transform((number) => number ?? null),
});

/** The form of a member who logs in by code or phone, and may have no e-mail address. */
export const memberUserForm = userForm.extend({ email: emptyIsAbsent(email) });

export const valuesOf = ({ name, email, phone, roleId }: User): UserValues => ({
  name,
  email: email ?? '',
  phone: phone ? phoneText(phone) : '',
  roleId,
});
