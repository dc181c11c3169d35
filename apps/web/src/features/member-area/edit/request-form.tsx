import {
  genders,
  identityProblem,
  identityTypes,
  type InputOf,
  type Member,
  type members,
  optionalPersonRules,
  personInput,
} from '@kathok/contract';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { isSame } from '../../../ui/forms/kit/start-from.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRequestChange } from '../own.queries.ts';
import { words } from '../words.en.ts';

const { edit: texts } = words;

const schema = z
  .object({
    name: personInput.name,
    nameDzongkha: z.union([z.literal(''), optionalPersonRules.nameDzongkha]),
    gender: z.union([z.literal(''), personInput.gender]),
    dateOfBirth: z.union([z.literal(''), personInput.dateOfBirth]),
    identityType: personInput.identityType,
    identityNumber: personInput.identityNumber,
    taxpayerNumber: z.union([z.literal(''), optionalPersonRules.taxpayerNumber]),
  })
  .refine(({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) === null, {
    path: ['identityNumber'],
    error: identityProblem('cid', '') ?? '',
  });
type Values = z.input<typeof schema>;

/** Asks for a change of who the member is. What is left as it is, is not part of the request. */
export function RequestForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const request = useRequestChange();
  const kit = useKitForm<Values, z.output<typeof schema>>({
    schema,
    defaultValues: {
      name: member.name,
      nameDzongkha: member.nameDzongkha ?? '',
      gender: member.gender ?? '',
      dateOfBirth: member.dateOfBirth ?? '',
      identityType: member.identityType ?? 'cid',
      identityNumber: member.identityNumber ?? '',
      taxpayerNumber: member.taxpayerNumber ?? '',
    },
    labels: texts.labels,
    submit: async (wanted) => {
      const shown = structuredClone(kit.form.getValues());
      const given = Object.entries(wanted).filter(([, value]) => value !== '');
      const body = Object.fromEntries(given) as InputOf<typeof members.requestChange>['body'];
      await request.mutateAsync({ params: { id: member.id }, body });
      toast.success(texts.sent);
      // What was typed meanwhile stays; sent next, it replaces this request.
      if (isSame(kit.form.getValues(), shown)) onClose();
    },
  });
  return (
    <FormShell
      kit={kit}
      submitLabel={texts.send}
      pendingLabel={texts.sending}
      before={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <TextField {...kit.field('name')} hint={texts.nameHint} autoComplete="off" />
      <TextField {...kit.field('nameDzongkha')} lang="dz" optional autoComplete="off" />
      <SelectField
        {...kit.field('gender')}
        placeholder={texts.choose}
        options={genders.map((value) => ({ value, label: words.genders[value] }))}
      />
      <DateField {...kit.day('dateOfBirth')} />
      <SelectField
        {...kit.field('identityType')}
        options={identityTypes.map((value) => ({ value, label: words.identityTypes[value] }))}
      />
      <TextField
        {...kit.field('identityNumber')}
        hint={texts.cidHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...kit.field('taxpayerNumber')} optional autoComplete="off" spellCheck={false} />
    </FormShell>
  );
}
