import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { RoleCard } from './role-card.tsx';
import { roleQueries } from './role.queries.ts';
import { words } from './words.en.ts';
import './roles.css';

export default function RoleListPage() {
  const { data, error, refetch } = useQuery(roleQueries.all());
  return (
    <>
      <PageHeader title={words.list.title} lead={words.list.lead}>
        <ButtonLink to="/apps/permissions" icon="key">
          {words.list.permissions}
        </ButtonLink>
        <ButtonLink to="/roles/add" icon="plus" tone="primary">
          {words.list.add}
        </ButtonLink>
      </PageHeader>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={6} onRetry={() => void refetch()} />}
      <ul className="role-cards">
        {data?.data.map((role) => (
          <li key={role.id}>
            <RoleCard role={role} />
          </li>
        ))}
      </ul>
    </>
  );
}
