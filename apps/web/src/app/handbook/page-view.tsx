import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { isOpenTo } from '../navigation.ts';
import { PageList } from './page-list.tsx';
import { pageOf, type Page } from './pages.ts';
import { words } from './words.en.ts';
import { rightInWords } from '../../features/roles/index.ts';

/** Whose role opens the screen and does what the steps say, in the words of the roles; and whether one's own does. */
function AccessList({ accesses }: Pick<Page, 'accesses'>) {
  const { can } = useSession();
  const rights = accesses.filter((access) => typeof access !== 'string');
  if (rights.length === 0) return <p>{words.signedIn}</p>;
  return (
    <>
      <p>{words.rolesThat}</p>
      <ul className="rights">
        {rights
          .flatMap(([action, ...subjects]) => subjects.map((subject) => [action, subject] as const))
          .map(([action, subject]) => {
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

type PageViewProps = { page: Page; onRead: (page: Page) => void; onClose: () => void };

/** One page of the handbook. The focus goes to its title, so that it is read from there. */
export function PageView({ page, onRead, onClose }: PageViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { user } = useSession();
  const { pathname } = useLocation();
  const access = page.accesses[0];
  // The screen of one record has no address without the record.
  const isLinked = !page.screen.includes(':') && page.screen !== pathname;
  return (
    <article className="help-page">
      <h3 ref={title} tabIndex={-1}>
        {page.title}
      </h3>
      <p>{withLabels(page.purpose)}</p>
      {isLinked && access && isOpenTo(user, { access }) && (
        <Link className="help-link" to={page.screen} onClick={onClose}>
          <Icon name="open" />
          {words.open}
        </Link>
      )}
      <h4>{words.steps}</h4>
      <ol>
        {page.steps.map((step) => (
          <li key={step}>{withLabels(step)}</li>
        ))}
      </ol>
      {page.keys && <Keys keys={page.keys} />}
      <h4>{words.whoMay}</h4>
      <AccessList accesses={page.accesses} />
      {page.see && (
        <>
          <h4>{words.see}</h4>
          <PageList pages={page.see.flatMap((screen) => pageOf(screen) ?? [])} onRead={onRead} />
        </>
      )}
    </article>
  );
}

const Keys = ({ keys }: { keys: NonNullable<Page['keys']> }) => (
  <>
    <h4>{words.keys}</h4>
    <p>{words.keysNote}</p>
    <dl className="help-keys">
      {Object.entries(keys).map(([key, does]) => (
        <Fragment key={key}>
          <dt>
            <kbd className="kbd">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  </>
);

/** Labels of the product, which stand between double stars, in bold. */
const withLabels = (text: string): ReactNode[] =>
  text.split('**').map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
