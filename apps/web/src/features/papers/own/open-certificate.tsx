import { type CertificateKind, certificates } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { Note } from '../../../ui/text/note.tsx';
import { printPath } from '../paper-paths.ts';
import { words } from './words.en.ts';

const kinds = Object.keys(words.kinds) as CertificateKind[];

/** This year and the nine before it. */
function offeredYears(): string[] {
  const thisYear = Number(dayInBhutan(new Date()).slice(0, 4));
  return Array.from({ length: 10 }, (_, ago) => String(thisYear - ago));
}

/** The certificate of a kind and year: the one there is, or a new one where something was paid since. */
export function OpenCertificate({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useEndpointMutation(certificates.issue);
  const [years] = useState(offeredYears);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const kind = kinds.find((one) => one === chosen.get('kind')) ?? 'member';
    const body = { memberId, kind, year: Number(chosen.get('year')) };
    if (!isPending) mutate({ body }, { onSuccess: ({ id }) => void navigate(printPath(id)) });
  }

  return (
    <Card title={words.newTitle}>
      <form className="form-grid" onSubmit={onSubmit}>
        <SelectField
          name="kind"
          label={words.kind}
          options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
        <SelectField
          name="year"
          label={words.year}
          options={years.map((year) => ({ value: year, label: year }))}
        />
        {error && (
          <Note tone="warning" title={words.failed}>
            <p>{problemOf(error)?.detail ?? words.failedText}</p>
          </Note>
        )}
        <p>
          <Button type="submit" tone="primary" pending={isPending} pendingLabel={words.opening}>
            {words.open}
          </Button>
        </p>
      </form>
    </Card>
  );
}
