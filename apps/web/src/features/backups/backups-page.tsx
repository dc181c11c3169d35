import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { backupOverview } from './backup.queries.ts';
import { BackupList } from './backup-list.tsx';
import { DrillCard } from './drill-card.tsx';
import { PassphraseCard } from './passphrase/passphrase-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { StateCard } from './state-card.tsx';
import { words } from './words.en.ts';
import '../../theme/icons/sign-in-icons.css';
import './backups.css';

/** Whether everything could be brought back, and what to do about it. */
export default function BackupsPage() {
  const overview = useQuery(backupOverview());
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: words.settings, to: '/settings' }]}
      />
      {overview.error && <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />}
      {!overview.data && !overview.error && <LoadingState rows={8} />}
      {overview.data && (
        <div className="backups">
          <StateCard overview={overview.data} />
          <PlanCard plan={overview.data.plan} />
          <PassphraseCard plan={overview.data.plan} />
          <BackupList backups={overview.data.data} />
          <DrillCard drill={overview.data.drill} hasBackup={overview.data.data.length > 0} />
        </div>
      )}
    </>
  );
}
