import { type ReportFormat, reportFormats } from '@kathok/contract';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { words } from './words.ts';

type ExportMenuProps = {
  /** Below `/api`. */
  path: string;
  /** What is on the screen. */
  query: Record<string, string>;
  fileName: string;
  formats?: readonly ReportFormat[];
  /** What each format holds, in a few words. */
  what: Record<ReportFormat, string>;
};

/** What is on the screen, to take along. Who does is written down by the server. */
export function ExportMenu({ path, query, fileName, formats = reportFormats, what }: ExportMenuProps) {
  const [pending, setPending] = useState(false);
  async function take(format: ReportFormat) {
    setPending(true);
    try {
      const { sortBy: _sortBy, order: _order, ...asked } = query;
      const search = new URLSearchParams({ format, ...asked });
      await saveFile(`${path}?${search.toString()}`, `${fileName}-${today()}.${format}`);
    } catch (error) {
      toast.danger(error instanceof Error ? error.message : words.export.failed);
    } finally {
      setPending(false);
    }
  }
  return (
    <Popup
      buttonClass="btn primary shrink"
      button={
        <>
          {pending ? <span className="spin" aria-hidden="true" /> : <Icon name="download" />}
          {words.export.button}
        </>
      }
      at="end"
    >
      {(close) => (
        <>
          <ul className="menu-list export-list">
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
                    {words.export[format]}
                    <small>{what[format]}</small>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="export-note">{words.export.audited}</p>
        </>
      )}
    </Popup>
  );
}
