import { useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { words as uiWords } from '../../ui/words.en.ts';
import { findPages } from './find-pages.ts';
import { PageList } from './page-list.tsx';
import { PageView } from './page-view.tsx';
import { areas, pageAt, pages, type Page } from './pages.ts';
import { words } from './words.en.ts';
// A page without a form has none of its own.
import '../../theme/form-parts.css';
import './handbook.css';

/** The handbook, opened at the page about the screen one is on. */
export default function Handbook({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(() => pageAt(pathname));
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const found = isSearching ? findPages(pages, text) : [];
  const read = (page: Page | undefined) => {
    setText('');
    setShown(page);
  };
  return (
    <Dialog title={words.title} side open onClose={onClose}>
      <div className="help-search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <output className={isSearching && found.length === 0 ? 'help-none' : 'hidden'}>
        {isSearching && (found.length === 0 ? uiWords.noResult : words.count(found.length))}
      </output>
      {isSearching ? (
        <PageList pages={found} onRead={read} />
      ) : shown ? (
        <>
          <PageView key={shown.screen} page={shown} onRead={read} onClose={onClose} />
          <Button tone="line" onClick={() => read(undefined)}>
            {words.contents}
          </Button>
        </>
      ) : (
        <Contents onRead={read} />
      )}
    </Dialog>
  );
}

const Contents = ({ onRead }: { onRead: (page: Page) => void }) =>
  areas.map(({ heading, pages }) => (
    <section key={heading} className="help-page">
      <h3>{heading}</h3>
      <PageList pages={pages} onRead={onRead} />
    </section>
  ));
