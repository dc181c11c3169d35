import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../../ui/overlays/dialog.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { useChoiceList } from '../../ui/forms/fields/use-choice-list.ts';
import { words as uiWords } from '../../ui/words.en.ts';
import { words } from '../words.en.ts';
import { firstToTake } from './first-to-take.ts';
import type { SearchResult } from './searchers.ts';
import { useSearch } from './use-search.ts';
import './palette.css';

type PaletteProps = {
  screens: readonly SearchResult[];
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** Two actions for the same person lead to the same screen. */
const keyOf = ({ to, label }: SearchResult) => `${to} ${label}`;

/** Type where or to whom you want to go: Enter opens the first that fits, arrows move on to the others. */
export default function Palette({ screens, text, onText, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const { groups, isSearching } = useSearch(text, screens);
  const places = groups.flatMap(({ items }) => items);
  const { inputProps, listProps, optionProps } = useChoiceList({
    id: useId(),
    label: words.find.title,
    items: places,
    keyOf,
    text,
    onText,
    preferred: text.trim() === '' ? undefined : firstToTake(places),
    isWanted: true,
    onChoose: ({ to, state, onChoose }) => {
      onClose();
      if (onChoose) onChoose();
      else void navigate(to, { state, viewTransition: true });
    },
  });

  return (
    <Modal className="palette" label={words.find.title} open onClose={onClose}>
      <div className="ask">
        <Icon name="search" />
        <input
          {...inputProps}
          type="text"
          aria-label={words.find.placeholder}
          placeholder={words.find.placeholder}
          value={text}
        />
      </div>
      <div className="found" {...listProps}>
        {groups.map(({ heading, items }) => (
          <fieldset key={heading} aria-label={heading}>
            <p className="heading" aria-hidden="true">
              {heading}
            </p>
            {items.map((found) => (
              <Found key={keyOf(found)} found={found} option={optionProps(found)} onClose={onClose} />
            ))}
          </fieldset>
        ))}
      </div>
      {isSearching && places.length > 0 && <p className="searching">{words.find.searching}</p>}
      <output className={places.length > 0 ? 'hidden' : 'none'}>
        {places.length > 0
          ? words.find.count(places.length)
          : isSearching
            ? words.find.searching
            : uiWords.noResult}
      </output>
    </Modal>
  );
}

type FoundProps = { found: SearchResult; option: object; onClose: () => void };

/** A link as well, so that it can be opened in another tab. */
const Found = ({ found, option, onClose }: FoundProps) => (
  <Link
    {...option}
    to={found.to}
    state={found.state}
    tabIndex={-1}
    onClick={(event) => {
      onClose();
      if (!found.onChoose) return;
      event.preventDefault();
      found.onChoose();
    }}
  >
    <Icon name={found.icon} />
    {found.label}
    {found.detail && <small>{found.detail}</small>}
  </Link>
);
