import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Modal } from '../../../ui/overlays/dialog.tsx';
import { words } from '../../words.en.ts';

type OverlayMenuProps = {
  children: ReactNode;
  className: string;
  /** An icon says enough where there is little room. */ iconOnly?: boolean;
};

/** The button that lays the menu over the page, and the menu: the focus stays inside, Esc or going somewhere closes it. */
export const OverlayMenu = (props: OverlayMenuProps) => (
  <MenuOfPage key={useLocation().pathname} {...props} />
);

function MenuOfPage({ children, className, iconOnly = false }: OverlayMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames('nav-btn', className)}
        aria-label={iconOnly ? words.menu : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        {!iconOnly && words.menu}
      </button>
      <Modal className="sidebar over" label={words.menu} open={open} onClose={() => setOpen(false)}>
        <div className="cornice" />
        <nav className="side" aria-label={words.menu}>
          <button type="button" onClick={() => setOpen(false)}>
            <Icon name="close" />
            {words.closeMenu}
          </button>
          {children}
        </nav>
      </Modal>
    </>
  );
}
