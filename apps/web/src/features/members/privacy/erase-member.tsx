import { eraseBody, type Member, privacy } from '@kathok/contract';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Note } from '../../../ui/text/note.tsx';
import { aboutMember } from '../member.queries.ts';
import { words } from './words.ts';

const { erase: texts } = words;
type Values = { membershipCode: string; reason: string };

/** Erases a person for good. The code is typed by hand, so that nobody is erased by a slip of the hand. */
export function EraseMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const erase = useEndpointMutation(privacy.erase, { refresh: aboutMember });
  const { form, field, onSubmit, errors, pending } = useKitForm<Values, Values>({
    schema: eraseBody,
    defaultValues: { membershipCode: '', reason: '' },
    labels: texts.labels,
    submit: async (body) => {
      await erase.mutateAsync({ params: { id: member.id }, body });
      toast.success(texts.done(member.membershipCode));
      onClose();
    },
  });
  return (
    <FormDrawer title={texts.title(member.name)} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <Note tone="warning" title={texts.forGood}>
          <p>{texts.lead}</p>
        </Note>
        <TextField
          {...field('membershipCode')}
          hint={texts.codeHint(member.membershipCode)}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('reason')} hint={texts.reasonHint} autoComplete="off" />
        <div className="row">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" tone="danger" pending={pending} pendingLabel={texts.erasing}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
