import { createRoleBody, type Role } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useFormExit } from '../../ui/use-form-exit.tsx';
import { useKitForm } from '../../ui/use-kit-form.ts';
import { type Choice, granted, type MatrixPermission } from './matrix/choice.ts';
import { PermissionMatrix } from './matrix/permission-matrix.tsx';
import { rightsInWords } from './rights-in-words.ts';
import { roleDifferences, type RoleValues, valuesOf } from './role-values.ts';
import { words } from './words.en.ts';

type RoleFormProps = {
  start: RoleValues;
  permissions: readonly MatrixPermission[];
  /** Somebody has the role: then it stays for whom it is. */
  isTypeFixed: boolean;
  /** Saves, and answers true unless somebody else was faster. */
  save: (values: RoleValues) => Promise<boolean>;
  conflict?: { theirs: Role | null; decide: () => void };
};

const typeOptions = (['admin', 'user'] as const).map((value) => ({ value, label: words.roleTypes[value] }));
const body = createRoleBody.omit({ permissionIds: true });
const isSame = (choice: Choice, ids: readonly string[]) =>
  choice.size === ids.length && ids.every((id) => choice.has(id));

export function RoleForm({ start, permissions, isTypeFixed, save, conflict }: RoleFormProps) {
  const { user } = useSession();
  const [choice, setChoice] = useState<Choice>(() => new Set(start.permissionIds));
  const { permissionIds, ...fields } = start;
  const kept = granted(permissions, choice);
  const { form, field, onSubmit, errors, pending } = useKitForm({
    schema: body,
    defaultValues: fields,
    labels: words.form.labels,
    submit: async (values) => {
      const ids = kept.map(({ id }) => id);
      if (await save({ description: '', ...values, permissionIds: ids })) leaveTo('/roles');
    },
  });
  const { warning, leaveTo } = useFormExit(form.formState.isDirty || !isSame(choice, permissionIds));
  const theirs = conflict?.theirs && valuesOf(conflict.theirs);

  return (
    <form className="form-grid" onSubmit={onSubmit} noValidate>
      {warning}
      <ErrorSummary errors={errors} />
      {theirs && (
        <ConflictNote
          differences={roleDifferences(
            { ...form.getValues(), permissionIds: [...choice] },
            theirs,
            permissions,
          )}
          onTakeTheirs={() => {
            form.reset(theirs);
            setChoice(new Set(theirs.permissionIds));
            conflict?.decide();
          }}
          onKeepMine={() => {
            conflict?.decide();
            void onSubmit({ preventDefault: () => undefined });
          }}
        />
      )}
      <TextField {...field('name')} autoComplete="off" />
      <TextArea {...field('description')} hint={words.form.descriptionHint} rows={2} optional />
      <ChoiceField
        {...field('roleType')}
        hint={isTypeFixed ? words.form.roleTypeFixed : words.form.roleTypeHint}
        options={typeOptions}
        disabled={isTypeFixed}
      />
      <PermissionMatrix
        permissions={permissions}
        choice={choice}
        onChange={setChoice}
        ability={user?.ability ?? []}
      />
      <div className="role-bar">
        <p aria-live="polite">{words.may(rightsInWords(kept))}</p>
        <div className="row">
          <ButtonLink to="/roles">{words.form.cancel}</ButtonLink>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={words.form.saving}>
            {words.form.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
