import { format } from '../../../language/format.ts';
import { phoneText, type ClaimedField, type PersonClaim } from '@kathok/contract';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useDecideClaim } from '../member.queries.ts';
import { words as memberWords } from '../words.en.ts';
import { words } from './words.en.ts';
import './claims.css';

function shown(field: ClaimedField, text: string): string {
  if (field === 'phone') return phoneText(text);
  if (field === 'dateOfBirth') return format.day(text);
  return field === 'gender' ? (memberWords.genders[text as keyof typeof memberWords.genders] ?? text) : text;
}

const Source = ({ claim }: { claim: PersonClaim }) => {
  const { createdAt, source, donationId, donationNumber } = claim;
  return (
    <p className="sub">
      {donationId ? (
        <Link to={`/donation/list/view/${donationId}`}>{words.byDonation(donationNumber ?? '')}</Link>
      ) : (
        words.bySource[source]
      )}
      , <Moment at={createdAt} />
    </p>
  );
};

type ClaimCardProps = { claim: PersonClaim; title: string; actions?: ReactNode };

/** What the public said beside what is on file. Anyone who may decides, detail by detail. */
export function ClaimCard({ claim, title, actions }: ClaimCardProps) {
  const { can } = useSession();
  const mayDecide = can('update', 'Member');
  const [accept, setAccept] = useState<readonly ClaimedField[]>([]);
  const decide = useDecideClaim();
  // The card is gone once the claim is decided, so the outcome is told by what waits for the answer.
  async function send(fields: readonly ClaimedField[], done: string) {
    try {
      await decide.mutateAsync({ params: { id: claim.id }, body: { accept: [...fields] } });
      toast.success(done);
    } catch {
      // What went wrong stands beneath the table.
    }
  }
  return (
    <Card title={title} actions={actions}>
      <div className="claim-of-person">
        <p>{claim.source === 'member' ? words.requestLead : words.lead}</p>
        <Source claim={claim} />
        <ClaimTable claim={claim} accept={accept} onAccept={setAccept} />
        {decide.error && <ErrorState error={decide.error} />}
        {mayDecide && (
          <div className="row">
            <Button
              pending={decide.isPending}
              pendingLabel={memberWords.saving}
              onClick={() => void send([], words.kept)}
            >
              {words.keep}
            </Button>
            <Button
              tone="primary"
              disabled={accept.length === 0}
              pending={decide.isPending}
              pendingLabel={memberWords.saving}
              onClick={() => void send(accept, words.accepted)}
            >
              {words.accept(accept.length)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

type ClaimTableProps = {
  claim: PersonClaim;
  accept: readonly ClaimedField[];
  onAccept: (fields: readonly ClaimedField[]) => void;
};

/** What is on file and what was said, with a box to tick for anyone who may decide. */
function ClaimTable({ claim, accept, onAccept }: ClaimTableProps) {
  const { can } = useSession();
  const mayDecide = can('update', 'Member');
  const all = claim.details.map(({ field }) => field);
  const toggle = (field: ClaimedField) =>
    onAccept(accept.includes(field) ? accept.filter((one) => one !== field) : [...accept, field]);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.detail}</th>
          <th scope="col">{words.onFile}</th>
          <th scope="col">
            {mayDecide ? (
              <label className="check">
                <input
                  type="checkbox"
                  checked={accept.length === all.length}
                  onChange={() => onAccept(accept.length === all.length ? [] : all)}
                  aria-label={words.acceptAll}
                />
                <span>{words.said}</span>
              </label>
            ) : (
              words.said
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {claim.details.map(({ field, said, onFile }) => (
          <tr key={field}>
            <th scope="row">{words.fields[field]}</th>
            <td>{onFile ? shown(field, onFile) : <span className="muted">{memberWords.none}</span>}</td>
            <td>
              {mayDecide ? (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={accept.includes(field)}
                    onChange={() => toggle(field)}
                    aria-label={words.acceptOne(words.fields[field], shown(field, said))}
                  />
                  <span>{shown(field, said)}</span>
                </label>
              ) : (
                shown(field, said)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
