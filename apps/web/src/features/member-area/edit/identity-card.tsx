import { type ChangeRequest, maskIdentity, type Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { Note } from '../../../ui/text/note.tsx';
import { ownQueries, useWithdrawChange } from '../own.queries.ts';
import { words } from '../words.en.ts';
import { RequestForm } from './request-form.tsx';

const { edit: texts } = words;

/** Who the member is, as the office has seen it on paper, and what was asked to be changed about it. */
export function IdentityCard({ member }: { member: Member }) {
  const [latest] = useQuery(ownQueries.requests(member.id)).data ?? [];
  const [asking, ask, close] = useAsking<true>();
  const { name, nameDzongkha, gender, dateOfBirth, identityType, identityNumber, taxpayerNumber } = member;
  const isWaiting = latest !== undefined && latest.decidedAt === null;
  return (
    <Card title={texts.who}>
      <div className="own-request">
        <p className="muted">{texts.whoLead}</p>
        <dl className="facts">
          <dt>{texts.labels['name']}</dt>
          <dd>{name}</dd>
          {nameDzongkha && (
            <>
              <dt>{texts.labels['nameDzongkha']}</dt>
              <dd lang="dz">{nameDzongkha}</dd>
            </>
          )}
          {dateOfBirth && (
            <>
              <dt>{texts.labels['dateOfBirth']}</dt>
              <dd>{format.day(dateOfBirth)}</dd>
            </>
          )}
          {gender && (
            <>
              <dt>{texts.labels['gender']}</dt>
              <dd>{words.genders[gender]}</dd>
            </>
          )}
          {identityType && identityNumber && (
            <>
              <dt>{words.identityTypes[identityType]}</dt>
              <dd className="num">{maskIdentity(identityNumber)}</dd>
            </>
          )}
          {taxpayerNumber && (
            <>
              <dt>{texts.labels['taxpayerNumber']}</dt>
              <dd className="num">{taxpayerNumber}</dd>
            </>
          )}
        </dl>
        {latest && <Latest request={latest} memberId={member.id} />}
        {asking ? (
          <RequestForm member={member} onClose={close} />
        ) : (
          !isWaiting && (
            <p>
              <Button onClick={() => ask(true)}>{texts.ask}</Button>
            </p>
          )
        )}
      </div>
    </Card>
  );
}

/** What was asked for last: it waits, or what staff made of it. */
function Latest({ request, memberId }: { request: ChangeRequest; memberId: string }) {
  const withdraw = useWithdrawChange();
  const { details, decidedAt } = request;
  const lines = (
    <ul>
      {details.map(({ field, wanted, isAccepted }) => (
        <li key={field}>
          {texts.wanted(texts.labels[field] ?? field, wantedText(field, wanted))}
          {isAccepted !== null && ` (${isAccepted ? texts.fieldAccepted : texts.fieldDeclined})`}
        </li>
      ))}
    </ul>
  );
  if (decidedAt !== null) {
    const isWhole = details.every(({ isAccepted }) => isAccepted);
    // The record itself says so once all of it holds.
    if (isWhole) return null;
    return (
      <Note tone="warning" title={texts.declined(format.day(decidedAt.slice(0, 10)))}>
        {lines}
      </Note>
    );
  }
  const takeBack = () =>
    withdraw.mutateAsync({ params: { id: memberId } }).then(
      () => toast.success(texts.withdrawn),
      (error: unknown) => toast.failure(error, texts.notWithdrawn),
    );
  return (
    <Note tone="info" icon="clock" title={texts.waiting}>
      {lines}
      <p>{texts.waitingText}</p>
      <p>
        <Button tone="quiet" pending={withdraw.isPending} onClick={() => void takeBack()}>
          {texts.withdraw}
        </Button>
      </p>
    </Note>
  );
}

/** The value as it stands on the page where it is on file. */
function wantedText(field: string, wanted: string): string {
  if (field === 'dateOfBirth') return format.day(wanted);
  return field === 'gender' ? words.genders[wanted as keyof typeof words.genders] : wanted;
}
