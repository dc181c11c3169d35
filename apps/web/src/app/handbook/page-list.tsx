import type { Page } from './pages.ts';

/** Pages to choose from. */
export const PageList = ({ pages, onRead }: { pages: readonly Page[]; onRead: (page: Page) => void }) => (
  <ul className="help-list">
    {pages.map((page) => (
      <li key={page.screen}>
        <button type="button" onClick={() => onRead(page)}>
          {page.title}
        </button>
      </li>
    ))}
  </ul>
);
