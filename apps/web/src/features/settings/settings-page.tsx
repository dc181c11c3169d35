import { audit, settings, type ShownSettings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useKitForm } from '../../ui/use-kit-form.ts';
import { useUnsavedWarning } from '../../ui/use-unsaved-warning.tsx';
import { AccountRows } from './account-rows.tsx';
import { settingsForm, type SettingsBody, type SettingsValues, valuesOf } from './settings-values.ts';
import { words } from './words.en.ts';
import './settings.css';

function SettingsForm({ present }: { present: ShownSettings }) {
  const update = useEndpointMutation(settings.update, {
    refresh: [settings.get, settings.getPublic, audit.list],
  });
  const kit = useKitForm<SettingsValues, SettingsBody>({
    schema: settingsForm,
    defaultValues: valuesOf(present),
    labels: words.labels,
    submit: async (body) => {
      kit.form.reset(valuesOf(await update.mutateAsync({ body })));
      toast.success(words.saved);
    },
  });
  const { field } = kit;
  const warning = useUnsavedWarning(kit.form.formState.isDirty);
  return (
    <form className="card padded form-card form-grid" onSubmit={kit.onSubmit} noValidate>
      {warning}
      <ErrorSummary errors={kit.errors} />
      <TextField {...field('centreName')} autoComplete="off" />
      <TextField {...field('centreNameDzongkha')} lang="dz" optional autoComplete="off" />
      <TextArea {...field('address')} rows={2} optional />
      <TextField {...field('phone')} type="tel" optional autoComplete="off" />
      <TextField {...field('email')} type="email" optional autoComplete="off" />
      <TextField {...field('registrationNumber')} hint={words.registrationHint} optional autoComplete="off" />
      <TextField {...field('taxpayerNumber')} optional autoComplete="off" />
      <TextField
        {...field('membershipCodePrefix')}
        hint={words.prefixHint}
        maxLength={6}
        autoComplete="off"
      />
      <AccountRows kit={kit} />
      <div className="row">
        <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** What public pages, codes and documents say of the centre. */
export default function SettingsPage() {
  const present = useQuery(query(settings.get, {}));
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {present.error && <ErrorState error={present.error} onRetry={() => void present.refetch()} />}
      {!present.data && !present.error && <LoadingState rows={8} />}
      {present.data && <SettingsForm present={present.data} />}
    </>
  );
}
