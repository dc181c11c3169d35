import { members } from '@kathok/contract';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { words } from './words.ts';

const formats = ['xlsx', 'csv'] as const;
/** What says how a list is shown, and not whom it shows. */
const ofTheScreen = new Set(['page', 'take', 'sortBy', 'order']);

function exportPath(query: Record<string, unknown>, format: string): string {
  const shown = Object.entries(query).filter(([name]) => !ofTheScreen.has(name));
  const search = new URLSearchParams(shown.map(([name, value]) => [name, String(value)]));
  search.set('includeInactive', 'true');
  search.set('format', format);
  return `${members.all.path}?${search.toString()}`;
}

/** The members that the list shows, all pages of them, as a sheet to keep. */
export function ExportMembers({ query }: { query: Record<string, unknown> }) {
  const [pending, setPending] = useState(false);
  async function take(format: (typeof formats)[number]) {
    setPending(true);
    try {
      await saveFile(exportPath(query, format), `members-${today()}.${format}`);
    } catch (error) {
      toast.danger(error instanceof Error ? error.message : words.list.exportFailed);
    } finally {
      setPending(false);
    }
  }
  return (
    <Popup
      buttonClass="btn line shrink"
      button={
        <>
          {pending ? <span className="spin" aria-hidden="true" /> : <Icon name="download" />}
          {words.list.export}
        </>
      }
      at="end"
    >
      {(close) => (
        <ul className="menu-list">
          {formats.map((format) => (
            <li key={format}>
              <Button
                tone="plain"
                onClick={() => {
                  close();
                  void take(format);
                }}
              >
                {words.list.exportAs[format]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
