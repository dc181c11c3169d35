import { type MouseEvent, useRef } from 'react';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { menu } from './menu.ts';
import { OwnPages } from './own-pages.tsx';
import { words } from '../words.en.ts';

/**
 * The menu laid over the page: the focus stays inside, Esc or a press beside it closes it. Without JavaScript the same
 * buttons show and hide it as a popover.
 */
export function OverlayMenu({ here }: { here: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="nav-btn only-small"
        popoverTarget="menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="menu" />
        {words.menu}
      </button>
      <dialog
        className="sidebar over"
        id="menu"
        popover="auto"
        ref={dialog}
        aria-label={words.menu}
        onPointerDown={(event) => {
          if (event.target !== dialog.current) return;
          const { left, right } = dialog.current.getBoundingClientRect();
          if (event.clientX < left || event.clientX > right) close(event);
        }}
      >
        <div className="cornice" />
        <nav className="side" aria-label={words.menu}>
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" onClick={close}>
            <Icon name="close" />
            {words.closeMenu}
          </button>
          <OwnPages withIcon />
          {menu.map((item) =>
            'children' in item ? (
              <div className="side-group" key={item.label}>
                <p>
                  <Icon name={item.icon} />
                  {item.label}
                </p>
                {item.children.map(({ to, label }) => (
                  <a key={to} href={to} aria-current={to === here ? 'page' : undefined}>
                    {label}
                  </a>
                ))}
              </div>
            ) : (
              <a key={item.to} href={item.to} aria-current={item.to === here ? 'page' : undefined}>
                <Icon name={item.icon} />
                {item.label}
              </a>
            ),
          )}
        </nav>
      </dialog>
    </>
  );
}
