import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Modal } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { words as uiWords } from '../../ui/words.en.ts';
import { words } from '../words.en.ts';
import type { Found } from './searchers.ts';
import { useFound } from './use-found.ts';
import { walkThrough } from './walk-through.ts';
import './palette.css';

/** Type where you want to go: Enter opens the first place that was found, arrows walk on to the others. */
export default function Palette({ screens, onClose }: { screens: readonly Found[]; onClose: () => void }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const groups = useFound(text, screens);
  const first = groups[0]?.items[0];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  useEffect(() => walkThrough(box.current), []);

  return (
    <Modal className="palette" label={words.find.title} open onClose={onClose}>
      <div ref={box}>
        <form
          className="ask"
          onSubmit={(event) => {
            event.preventDefault();
            if (!first) return;
            onClose();
            void navigate(first.to, { viewTransition: true });
          }}
        >
          <Icon name="search" />
          <input
            type="text"
            aria-label={words.find.placeholder}
            autoComplete="off"
            placeholder={words.find.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <div className="found">
          {groups.map(({ heading, items }) => (
            <section key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {items.map((found) => (
                  <li key={found.to}>
                    <Link className={classNames(found === first && 'first')} to={found.to} onClick={onClose}>
                      <Icon name={found.icon} />
                      {found.label}
                      {found.detail && <small>{found.detail}</small>}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <output className={count > 0 ? 'hidden' : 'none'}>
          {count > 0 ? words.find.count(count) : uiWords.noResult}
        </output>
      </div>
    </Modal>
  );
}
