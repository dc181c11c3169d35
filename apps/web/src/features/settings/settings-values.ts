import { settingsSchema, type ShownSettings } from '@kathok/contract';
import { z } from 'zod';
import { phoneText } from '../../lib/phone-text.ts';

/** An empty field means none. */
const orNone = <Rule extends z.ZodType>(rule: Rule) => z.union([z.literal('').transform(() => null), rule]);
const { shape } = settingsSchema;
const account = shape.bankAccounts.element.shape;

export const settingsForm = z.object({
  centreName: shape.centreName,
  centreNameDzongkha: orNone(shape.centreNameDzongkha.unwrap()),
  address: shape.address,
  phone: orNone(shape.phone.unwrap()),
  email: orNone(shape.email.unwrap()),
  registrationNumber: orNone(shape.registrationNumber.unwrap()),
  taxpayerNumber: orNone(shape.taxpayerNumber.unwrap()),
  membershipCodePrefix: shape.membershipCodePrefix,
  bankAccounts: z.array(
    z.object({
      bank: account.bank,
      accountName: account.accountName,
      accountNumber: account.accountNumber,
      qr: orNone(account.qr.unwrap().unwrap()),
    }),
  ),
});

export type SettingsValues = z.input<typeof settingsForm>;
export type SettingsBody = z.output<typeof settingsForm>;

export const emptyAccount = { bank: '', accountName: '', accountNumber: '', qr: '' };

export const valuesOf = (settings: ShownSettings): SettingsValues => ({
  centreName: settings.centreName,
  centreNameDzongkha: settings.centreNameDzongkha ?? '',
  address: settings.address,
  phone: settings.phone ? phoneText(settings.phone) : '',
  email: settings.email ?? '',
  registrationNumber: settings.registrationNumber ?? '',
  taxpayerNumber: settings.taxpayerNumber ?? '',
  membershipCodePrefix: settings.membershipCodePrefix,
  bankAccounts: settings.bankAccounts.map((each) => ({ ...each, qr: each.qr ?? '' })),
});
