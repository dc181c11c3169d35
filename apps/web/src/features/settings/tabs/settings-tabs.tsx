import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';
import { type TabName, tabs } from './tab-of-part.ts';

const names = Object.keys(tabs) as TabName[];

/** The pages of the settings. */
export function SettingsTabs({ open }: { open: TabName }) {
  const { can } = useSession();
  return (
    <nav className="tabs" aria-label={words.title}>
      {names.map((name) => (
        <Link
          key={name}
          to={`#part-${tabs[name][0]}`}
          replace
          viewTransition={false}
          aria-current={name === open ? 'page' : undefined}
        >
          {words.tabs[name]}
        </Link>
      ))}
      <Link to="/settings/words">{words.toWords}</Link>
      {can('manage', 'all') && (
        <>
          <Link to="/settings/backups">{words.toBackups}</Link>
          <Link to="/settings/status">{words.toStatus}</Link>
        </>
      )}
    </nav>
  );
}

type SettingsTabProps = { name: TabName; open: TabName; children: ReactNode };

/** One page of the settings. What was typed on the others stays, and is saved with it. */
export const SettingsTab = ({ name, open, children }: SettingsTabProps) => (
  <div className="settings-tab" hidden={name !== open}>
    {children}
  </div>
);
