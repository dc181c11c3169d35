import { Link } from '../../ui/text/link.tsx';
import { words } from './words.en.ts';

/** The pages of one's own account. */
export function OwnTabs({ open }: { open: 'profile' | 'signIn' }) {
  const tabs = [
    ['profile', '/apps/user/view'],
    ['signIn', '/user/sign-in'],
  ] as const;
  return (
    <nav className="tabs" aria-label={words.tabs.label}>
      {tabs.map(([name, to]) => (
        <Link key={name} to={to} viewTransition={false} aria-current={open === name ? 'page' : undefined}>
          {words.tabs[name]}
        </Link>
      ))}
    </nav>
  );
}
