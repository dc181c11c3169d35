import type { BackupPlan } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { format } from '../../../language/format.ts';
import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { FocusedError } from '../../../ui/text/states/focused-error.tsx';
import { useTryPassphrase } from '../backup.queries.ts';
import { SetPassphrase } from './set-passphrase.tsx';
import { words } from '../words.en.ts';

const say = words.pass;

/** What nobody can give a new one of, and whether it is still there. */
export function PassphraseCard({ plan }: { plan: BackupPlan }) {
  const [sets, setSets] = useState(false);
  const { isEncrypted, passphraseSetAt, passphraseSetBy } = plan;
  const badge = isEncrypted ? (
    <Badge tone="success" icon="shield">
      {say.encrypted}
    </Badge>
  ) : (
    <Badge tone="warning" icon="warn">
      {say.plain}
    </Badge>
  );
  return (
    <Card title={say.title} actions={badge}>
      <div className="stack">
        {isEncrypted ? (
          <p>
            <b>{say.final}</b>{' '}
            {passphraseSetAt &&
              say.setOn(format.day(dayInBhutan(new Date(passphraseSetAt))), passphraseSetBy ?? '')}
          </p>
        ) : (
          <p>{say.none}</p>
        )}
        {isEncrypted && <TryPassphrase key={passphraseSetAt} />}
        <div className="row">
          <Button icon="key" onClick={() => setSets(true)}>
            {isEncrypted ? say.change : say.set}
          </Button>
        </div>
      </div>
      {sets && <SetPassphrase onClose={() => setSets(false)} />}
    </Card>
  );
}

function TryPassphrase() {
  const attempt = useTryPassphrase();
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed) attempt.mutate({ body: { passphrase: typed } });
  };
  const opens = attempt.data?.opens;
  return (
    <form className="try-passphrase" onSubmit={submit}>
      <PasswordField
        name="tried-passphrase"
        label={say.still}
        hint={say.stillHint}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          attempt.reset();
        }}
      />
      <Button type="submit" pending={attempt.isPending}>
        {say.tryIt}
      </Button>
      <output className={opens ? 'yes-line' : 'no-line'}>
        {opens !== undefined && <Icon name={opens ? 'tick' : 'warn'} />}
        {opens === true && say.opens}
        {opens === false && say.opensNot}
      </output>
      <FocusedError error={attempt.error} />
    </form>
  );
}
