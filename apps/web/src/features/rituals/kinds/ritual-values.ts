import { createRitualBody, materialBases, type Ritual, ritualMaterial, ritualRhythm } from '@kathok/contract';
import { z } from 'zod';
import { orNone } from '../../../ui/forms/kit/or-none.ts';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { noRhythm, rhythmKinds, rhythmOf, typedRhythm } from './rhythm.ts';
import { words } from './words.en.ts';

const { name, nameDzongkha, description, descriptionDzongkha, closesAt } = createRitualBody.shape;

const typedRule = z
  .object({
    kind: z.enum(rhythmKinds),
    lunarDays: z.string(),
    lunarMonth: z.string(),
    lunarDay: z.string(),
    days: z.string(),
    day: z.string(),
    month: z.string(),
  })
  .transform((typed, issues) => {
    const found = ritualRhythm.safeParse(rhythmOf(typed));
    if (found.success) return found.data;
    const field = {
      none: 'kind',
      lunarDays: 'lunarDays',
      lunarYear: 'lunarMonth',
      calendarDay: 'day',
    } as const;
    const message = typed.kind === 'lunarDays' ? words.lunarDaysRule : found.error.issues[0]?.message;
    issues.addIssue({ code: 'custom', path: [field[typed.kind]], message: message ?? '' });
    return z.NEVER;
  });

const number = (text: string): number => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
const typedNumber = z.string().transform(number);

/** A ritual as its form has it: numbers are typed. Each field goes to the server under its own name. */
export const ritualSchema = z.object({
  name,
  nameDzongkha: orNone(nameDzongkha.unwrap().unwrap()),
  description: description.unwrap(),
  descriptionDzongkha: orNone(descriptionDzongkha.unwrap().unwrap()),
  rhythm: typedRule,
  purposeIds: z.array(z.string()),
  closesAt: z.object({ days: typedNumber, hour: typedNumber }).pipe(closesAt.unwrap()),
  isPublic: z.boolean(),
  includeUnverified: z.boolean(),
  materials: z.array(
    z
      .object({ what: z.string(), unit: z.string(), amount: typedNumber, per: z.enum(materialBases) })
      .pipe(ritualMaterial),
  ),
  isActive: z.boolean(),
});
export type RitualValues = z.input<typeof ritualSchema>;
export type RitualBody = z.output<typeof ritualSchema>;
export type RitualKit = Kit<RitualValues, RitualBody>;

export const noMaterial: RitualValues['materials'][number] = { what: '', unit: '', amount: '1', per: 'name' };

export const noRitual: RitualValues = {
  name: '',
  nameDzongkha: '',
  description: '',
  descriptionDzongkha: '',
  rhythm: noRhythm,
  purposeIds: [],
  closesAt: { days: '1', hour: '18' },
  isPublic: true,
  includeUnverified: true,
  materials: [],
  isActive: true,
};

export const valuesOf = (ritual: Ritual): RitualValues => ({
  name: ritual.name,
  nameDzongkha: ritual.nameDzongkha ?? '',
  description: ritual.description,
  descriptionDzongkha: ritual.descriptionDzongkha ?? '',
  rhythm: typedRhythm(ritual.rhythm),
  purposeIds: ritual.purposeIds,
  closesAt: { days: `${ritual.closesAt.days}`, hour: `${ritual.closesAt.hour}` },
  isPublic: ritual.isPublic,
  includeUnverified: ritual.includeUnverified,
  materials: ritual.materials.map(({ what, unit, amount, per }) => ({
    what,
    unit,
    amount: `${amount}`,
    per,
  })),
  isActive: ritual.isActive,
});
