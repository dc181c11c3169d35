import { rightInWords } from '../../features/roles/index.ts';
import { useSession } from '../../lib/session.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { Page } from './pages.ts';
import { words } from './words.en.ts';

/** Whose role opens the screen and does what the steps say, in the words of the roles; and whether one's own does. */
export function AccessList({ accesses }: Pick<Page, 'accesses'>) {
  const { can } = useSession();
  const rights = accesses.filter((access) => typeof access !== 'string');
  if (rights.length === 0) return <p>{words.signedIn}</p>;
  return (
    <>
      <p>{words.rolesThat}</p>
      <ul className="rights">
        {rights.map(([action, subject]) => {
          const isHeld = can(action, subject);
          return (
            <li key={`${action} ${subject}`}>
              <Icon name={isHeld ? 'tick' : 'minus'} />
              <span>
                {rightInWords(action, subject)} <small>({isHeld ? words.yours : words.notYours})</small>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
