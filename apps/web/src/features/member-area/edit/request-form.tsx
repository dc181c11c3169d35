import {
  identityProblem,
  identityTypes,
  type Member,
  optionalPersonRules,
  personInput,
} from '@kathok/contract';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRequestChange } from '../own.queries.ts';
import { words } from '../words.ts';

const { edit: texts } = words;

const schema = z
  .object({
    name: personInput.name,
    nameDzongkha: z.union([z.literal(''), optionalPersonRules.nameDzongkha]),
    identityType: personInput.identityType,
    identityNumber: personInput.identityNumber,
  })
  .refine(({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) === null, {
    path: ['identityNumber'],
    error: identityProblem('cid', '') ?? '',
  });
type Values = z.input<typeof schema>;

/** Asks for another name or identity number. What is left as it is, is not part of the request. */
export function RequestForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const request = useRequestChange();
  const { field, onSubmit, errors, pending } = useKitForm<Values, z.output<typeof schema>>({
    schema,
    defaultValues: {
      name: member.name,
      nameDzongkha: member.nameDzongkha ?? '',
      identityType: member.identityType ?? 'cid',
      identityNumber: member.identityNumber ?? '',
    },
    labels: texts.labels,
    submit: async ({ nameDzongkha, ...wanted }) => {
      const body = { ...wanted, ...(nameDzongkha && { nameDzongkha }) };
      await request.mutateAsync({ params: { id: member.id }, body });
      toast.success(texts.sent);
      onClose();
    },
  });
  return (
    <form className="form-grid" onSubmit={onSubmit} noValidate>
      <ErrorSummary errors={errors} />
      <TextField {...field('name')} hint={texts.nameHint} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" optional autoComplete="off" />
      <SelectField
        {...field('identityType')}
        options={identityTypes.map((value) => ({ value, label: words.identityTypes[value] }))}
      />
      <TextField {...field('identityNumber')} hint={texts.cidHint} autoComplete="off" spellCheck={false} />
      <div className="row">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
