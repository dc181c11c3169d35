import { day, identityProblem, type Member, personInput } from '@kathok/contract';
import { z } from 'zod';
import { phoneText } from '../../../lib/phone-text.ts';
import type { useKitForm } from '../../../ui/use-kit-form.ts';
import { words } from '../words.ts';

/** An empty field means none. */
const orNone = <Rule extends z.ZodType>(rule: Rule) => z.union([z.literal('').transform(() => null), rule]);
const chosen = z.string().min(1, words.form.chooseRule);

const optional = {
  nameDzongkha: orNone(personInput.nameDzongkha.unwrap().unwrap()),
  taxpayerNumber: orNone(personInput.taxpayerNumber.unwrap().unwrap()),
  email: orNone(personInput.email.unwrap().unwrap()),
  dzongkhag: orNone(personInput.dzongkhag.unwrap().unwrap()),
  gewog: orNone(personInput.gewog.unwrap().unwrap()),
  village: orNone(personInput.village.unwrap().unwrap()),
  houseNumber: orNone(personInput.houseNumber.unwrap().unwrap()),
  thramNumber: orNone(personInput.thramNumber.unwrap().unwrap()),
  address: orNone(personInput.address.unwrap().unwrap()),
  occupation: orNone(personInput.occupation.unwrap().unwrap()),
};

export const memberForm = z
  .object({
    name: personInput.name,
    gender: personInput.gender,
    dateOfBirth: day,
    identityType: personInput.identityType,
    identityNumber: personInput.identityNumber,
    phone: personInput.phone,
    countryId: chosen,
    ...optional,
    membershipTypeId: chosen,
    paymentFrequencyId: chosen,
    joinedOn: day,
    remarks: z.string().trim().max(2000),
  })
  .refine(({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) === null, {
    path: ['identityNumber'],
    error: identityProblem('cid', '') ?? '',
  });

export type MemberValues = z.input<typeof memberForm>;
export type MemberBody = z.output<typeof memberForm>;
export type MemberKit = ReturnType<typeof useKitForm<MemberValues, MemberBody>>;

export const valuesOf = (member: Member): MemberValues => ({
  name: member.name,
  nameDzongkha: member.nameDzongkha ?? '',
  gender: member.gender ?? 'other',
  dateOfBirth: member.dateOfBirth ?? '',
  identityType: member.identityType ?? 'cid',
  identityNumber: member.identityNumber ?? '',
  taxpayerNumber: member.taxpayerNumber ?? '',
  phone: member.phone ? phoneText(member.phone) : '',
  email: member.email ?? '',
  countryId: member.countryId ?? '',
  dzongkhag: member.dzongkhag ?? '',
  gewog: member.gewog ?? '',
  village: member.village ?? '',
  houseNumber: member.houseNumber ?? '',
  thramNumber: member.thramNumber ?? '',
  address: member.address ?? '',
  occupation: member.occupation ?? '',
  membershipTypeId: member.membershipTypeId,
  paymentFrequencyId: member.paymentFrequencyId,
  joinedOn: member.joinedOn,
  remarks: member.remarks ?? '',
});
