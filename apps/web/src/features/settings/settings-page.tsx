import { settings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { SettingsForm } from './settings-form.tsx';
import { words } from './words.en.ts';
import './settings.css';

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
