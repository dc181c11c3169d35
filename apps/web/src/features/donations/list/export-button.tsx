import { donations } from '@kathok/contract';
import { today } from '../../../lib/today.ts';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { words } from '../words.en.ts';

/** The donations that the list shows, as a sheet. Who takes them along is written down by the server. */
export function ExportButton({ filters, q }: { filters: Record<string, string>; q: string }) {
  const query = new URLSearchParams({ format: 'xlsx', ...filters, ...(q && { q }) });
  return (
    <SaveFileButton shrink path={`${donations.all.path}?${query}`} fileName={words.list.exportFile(today())}>
      {words.list.export}
    </SaveFileButton>
  );
}
