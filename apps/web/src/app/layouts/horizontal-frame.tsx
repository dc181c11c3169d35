import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { DraftNote } from '../../language/draft-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useScrolledPast } from '../../ui/use-scrolled-past.ts';
import { HillScene } from '../../ui/pictures/hill-scene.tsx';
import { Brand } from '../frame/brand.tsx';
import { FooterLine } from '../frame/footer-line.tsx';
import { ScrollToTop } from '../../ui/scroll-to-top.tsx';
import '../../theme/horizontal.css';

type HorizontalFrameProps = {
  /** Public pages have serif titles and a footer with the name; the office has neither. */
  variant: 'public' | 'office';
  bar: ReactNode;
  /** What holds for every page at the moment. */
  strips?: ReactNode;
  footer?: ReactNode;
};

/** What members read in this frame. */
const places = ['Member area', 'Own certificates', 'Login and security'];

/** Banner, bar, page, footer. */
export function HorizontalFrame({ variant, bar, strips, footer }: HorizontalFrameProps) {
  const scrolled = useScrolledPast(65);
  return (
    <div className={classNames('horizontal', variant, scrolled && 'scrolled')}>
      <header className="loose">
        <Banner />
        <div className="navbar">{bar}</div>
      </header>
      {strips}
      <main id="main" tabIndex={-1} className={variant === 'office' ? 'box' : undefined}>
        <DraftNote places={places} />
        <Outlet />
      </main>
      <footer className="loose">
        {footer}
        <FooterLine className="box" />
      </footer>
      <ScrollToTop />
    </div>
  );
}

const Banner = () => (
  <div className="banner">
    <div className="cornice" />
    <HillScene />
    <div className="box">
      <Brand />
    </div>
  </div>
);
