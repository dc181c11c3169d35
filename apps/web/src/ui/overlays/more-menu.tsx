import { Icon, type IconName } from '../pictures/icon.tsx';
import { Link } from '../text/link.tsx';
import { words } from '../words.en.ts';
import { Popup } from './popup.tsx';

/** One act with its word. */
export type MenuItem = { label: string; icon: IconName } & ({ to: string } | { onChoose: () => void });

type MoreMenuProps = {
  label?: string;
  items: readonly (MenuItem | false)[];
  /** Something that was chosen is being made. */
  pending?: boolean;
};

/** What is done now and then: behind three dots, each act with its word. */
export function MoreMenu({ label = words.more, items, pending = false }: MoreMenuProps) {
  const offered = items.filter((item) => item !== false);
  if (offered.length === 0) return null;
  return (
    <Popup
      at="end"
      buttonClass="btn line icon"
      label={label}
      button={pending ? <span className="spin" aria-hidden="true" /> : <Icon name="more" />}
    >
      {(close) => (
        <ul className="more-list">
          {offered.map((item) => (
            <li key={item.label}>
              <Entry item={item} close={close} />
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const said = (
    <>
      <Icon name={item.icon} />
      {item.label}
    </>
  );
  if ('to' in item)
    return (
      <Link className="entry" to={item.to} onClick={close}>
        {said}
      </Link>
    );
  return (
    <button
      className="entry"
      type="button"
      onClick={() => {
        close();
        item.onChoose();
      }}
    >
      {said}
    </button>
  );
}
