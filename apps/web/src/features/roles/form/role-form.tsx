import { useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { granted, type MatrixPermission } from '../matrix/choice.ts';
import { PermissionMatrix } from '../matrix/permission-matrix.tsx';
import { rightsInWords } from '../rights-in-words.ts';
import type { RoleValues } from './role-values.ts';
import { words } from '../words.en.ts';

type RoleFormProps = {
  kit: Kit<RoleValues, RoleValues>;
  permissions: readonly MatrixPermission[];
  /** Somebody has the role: then it stays for whom it is. */
  isTypeFixed?: boolean;
};

const typeOptions = (['admin', 'user'] as const).map((value) => ({ value, label: words.roleTypes[value] }));

export function RoleForm({ kit, permissions, isTypeFixed = false }: RoleFormProps) {
  const { form, field, pending } = kit;
  const { user } = useSession();
  const choice = new Set(useWatch({ control: form.control, name: 'permissionIds' }));
  const roleType = useWatch({ control: form.control, name: 'roleType' });
  return (
    <PageForm kit={kit} submitLabel={null}>
      <TextField {...field('name')} autoComplete="off" />
      <TextArea {...field('description')} hint={words.form.descriptionHint} rows={2} optional />
      {isTypeFixed ? (
        <div className="field">
          <span className="label">{words.form.labels.roleType}</span>
          <span>{words.roleTypes[form.getValues('roleType')]}</span>
          <span className="hint">{words.form.roleTypeFixed}</span>
        </div>
      ) : (
        <ChoiceField {...field('roleType')} hint={words.form.roleTypeHint} options={typeOptions} />
      )}
      {roleType === 'admin' && (
        <>
          <CheckField {...field('requiresSecondFactor')} hint={words.secondFactor.hint} />
          <CheckField {...field('secondFactorEachTime')} hint={words.eachTime.hint} />
        </>
      )}
      <PermissionMatrix
        permissions={permissions}
        choice={choice}
        onChange={(next) => form.setValue('permissionIds', [...next].sort(), { shouldDirty: true })}
        ability={user?.ability ?? []}
      />
      <div className="role-bar">
        <p aria-live="polite">{words.may(rightsInWords(granted(permissions, choice)))}</p>
        <div className="row">
          <ButtonLink to="/roles">{words.form.cancel}</ButtonLink>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={words.form.saving}>
            {words.form.save}
          </Button>
        </div>
      </div>
    </PageForm>
  );
}
