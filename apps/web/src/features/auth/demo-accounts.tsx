import type { PublicSettings } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { publicSettingsCall } from './auth.calls.ts';
import { words } from './words.en.ts';

export type DemoAccount = PublicSettings['demoAccounts'][number];

/** In a sample centre: who may be tried out. Elsewhere there is nothing here. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    call(publicSettingsCall, {}, { signal: leaving.signal }).then(
      ({ demoAccounts }) => setAccounts(demoAccounts),
      // Logging in is still possible where the list is missing.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section className="demo" aria-label={words.login.demoTitle}>
      <p>
        <b>{words.login.demoTitle}</b> {words.login.demoLead}
      </p>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button
              className="chip"
              type="button"
              aria-label={words.login.fillIn(account.role)}
              onClick={() => onChoose(account)}
            >
              {account.role}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
