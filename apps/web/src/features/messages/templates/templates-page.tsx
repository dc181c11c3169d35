import { type MessageTemplate, type TemplateKind, templateKinds } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { messageQueries } from '../message.queries.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { words } from '../words.en.ts';
import { MessageSwitch } from './message-switch.tsx';
import { TemplateCard } from './template-card.tsx';

const said = words.templates;

const kindOf = (text: string | null): TemplateKind =>
  templateKinds.find((kind) => kind === text) ?? 'renewal_due';

const isOn = (templates: readonly MessageTemplate[], kind: TemplateKind) =>
  templates.some((template) => template.kind === kind && template.isOn);

/** What each message says, and where it is changed. */
export default function TemplatesPage() {
  const { data, error, refetch } = useQuery(messageQueries.templates());
  const [search] = useSearchParams();
  const kind = kindOf(search.get('kind'));
  return (
    <>
      <PageHeader title={words.title} lead={said.lead} />
      <MessageTabs />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={8} />}
      {data && (
        <div className="messages-columns wide-end">
          <Card title={said.list} padded={false}>
            <ul className="template-list">
              {templateKinds.map((each) => (
                <li key={each}>
                  <Link
                    to={`/notifications/templates?kind=${each}`}
                    viewTransition={false}
                    aria-current={each === kind ? 'true' : undefined}
                  >
                    <b>{said.kinds[each]}</b>
                    <span className="sub">{said.reasons[each]}</span>
                  </Link>
                  <MessageSwitch kind={each} isOn={isOn(data, each)} />
                  {data.some((template) => template.kind === each && template.isChanged) && (
                    <Badge tone="info" icon="edit">
                      {said.changed}
                    </Badge>
                  )}
                </li>
              ))}
            </ul>
          </Card>
          <TemplateCard key={kind} kind={kind} templates={data} isOn={isOn(data, kind)} />
        </div>
      )}
    </>
  );
}
