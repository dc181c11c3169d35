import { Link } from './link.tsx';
import { words } from '../words.en.ts';

export type Crumb = { label: string; to: string };

/** The way back up; the page itself is not among them. */
export const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="crumbs" aria-label={words.crumbs}>
    <ol>
      {crumbs.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ol>
  </nav>
);
