import { today } from '../../lib/today.ts';
import type { MenuItem } from '../overlays/more-menu.tsx';
import { words } from './words.en.ts';

type Exported = {
  /** The path of the file below `/api`. */
  path: string;
  /** Which records are asked for. */
  query: Record<string, string>;
  /** The name without its day and its ending. */
  fileName: string;
  formats: readonly (keyof typeof words.formats)[];
  save: (path: string, fileName: string) => Promise<void>;
};

/** What a list shows, to take along in one of some formats: one line of a menu for each. */
export const exportItems = ({ path, query, fileName, formats, save }: Exported): MenuItem[] =>
  formats.map((format) => ({
    label: words.exportAs(words.formats[format]),
    icon: 'download',
    onChoose: () =>
      void save(
        `${path}?${new URLSearchParams({ format, ...query }).toString()}`,
        `${fileName}-${today()}.${format}`,
      ),
  }));
