import { today } from '../../lib/today.ts';
import { Button } from '../button.tsx';
import { Popup } from '../overlays/popup.tsx';
import { Icon } from '../pictures/icon.tsx';
import { useSaveFile } from './use-save-file.ts';
import { words } from './words.en.ts';
import './export-menu.css';

const allFormats = ['xlsx', 'csv', 'pdf'] as const;
type Format = (typeof allFormats)[number];

type ExportMenuProps = {
  /** The path of the file below `/api`. */
  path: string;
  /** Which records are asked for. */
  query: Record<string, string>;
  /** The name without its day and its ending. */
  fileName: string;
  formats?: readonly Format[];
  /** What each format holds, in a few words; without them the menu is narrow enough for any place on a phone. */
  what?: Partial<Record<Format, string>>;
  /** The main thing to do on its screen. */
  primary?: boolean;
};

/** All that a screen shows, to take along in one of some formats. The server writes down who did. */
export function ExportMenu({
  path,
  query,
  fileName,
  formats = allFormats,
  what,
  primary = false,
}: ExportMenuProps) {
  const { save, pending } = useSaveFile();
  const take = (format: Format) =>
    save(
      `${path}?${new URLSearchParams({ format, ...query }).toString()}`,
      `${fileName}-${today()}.${format}`,
    );
  return (
    <Popup
      buttonClass={`btn ${primary ? 'primary' : 'line'}`}
      button={
        <>
          {pending ? <span className="spin" aria-hidden="true" /> : <Icon name="download" />}
          {words.button}
        </>
      }
      at="end"
    >
      {(close) => (
        <>
          <ul className={what ? 'menu-list export-list' : 'menu-list'}>
            {formats.map((format) => (
              <li key={format}>
                <Button
                  tone="plain"
                  onClick={() => {
                    close();
                    void take(format);
                  }}
                >
                  <span>
                    {words.formats[format]}
                    {what?.[format] && <small>{what[format]}</small>}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          {what && <p className="export-note">{words.audited}</p>}
        </>
      )}
    </Popup>
  );
}
