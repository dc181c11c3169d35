import type { Family } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { usePageHeading } from '../../../ui/text/use-page-heading.ts';
import { OwnMember } from '../own-member.tsx';
import { AskForm } from './ask-form.tsx';
import { familyQueries } from './family.queries.ts';
import { Invites } from './invites.tsx';
import { KeepersCard } from './keepers-card.tsx';
import { type Kin, kinOf } from './kin.ts';
import { KinList } from './kin-list.tsx';
import { PayCard } from './pay-card.tsx';
import { words } from './words.en.ts';
import '../../../shared/forms/forms.css';
import '../../../shared/forms/give.css';
import './family.css';

/** People whom a member looks after, with what is due: several ticked, one sum, one payment. */
export default function FamilyPage() {
  return <OwnMember title={words.title}>{() => <OwnFamily />}</OwnMember>;
}

function OwnFamily() {
  const { data, error, refetch } = useQuery(familyQueries.own());
  const heading = usePageHeading(words.title);
  return (
    <div className="box family-page">
      <div>
        <h1 tabIndex={-1} ref={heading}>
          {words.title}
        </h1>
        <p className="lead">{words.lead}</p>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={6} />}
      {data && <Shown family={data} />}
    </div>
  );
}

const idsOfDue = (kin: readonly Kin[]) =>
  kin.flatMap(({ member, payable }) => (payable.kind === 'pay' ? [member.id] : []));

function Shown({ family: { self, keeps, keptBy } }: { family: Family }) {
  const kin = kinOf(self, keeps);
  const due = idsOfDue(kin);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const ticked = new Set(due.filter((id) => !unticked.has(id)));
  const tick = (ids: readonly string[], isOn: boolean) =>
    setUnticked((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isOn) next.delete(id);
        else next.add(id);
      return next;
    });
  return (
    <>
      <Invites links={keptBy.filter(({ state }) => state === 'asked')} />
      <div className="give">
        <div className="stacked">
          <KinList
            kin={kin}
            asked={keeps.filter(({ kept }) => kept === null)}
            ticked={ticked}
            onTick={(id, isOn) => tick([id], isOn)}
            onTickAll={(isOn) => tick(due, isOn)}
          />
          <AskForm />
          <KeepersCard links={keptBy.filter(({ state }) => state === 'accepted')} />
        </div>
        <PayCard kin={kin} ticked={ticked} />
      </div>
    </>
  );
}
