import { paperDownloads } from '@kathok/contract';
import { today } from '../../lib/today.ts';
import { useSaveFile } from '../../ui/exports/use-save-file.ts';
import { Button } from '../../ui/button.tsx';
import type { MenuItem } from '../../ui/overlays/more-menu.tsx';
import { words } from './words.en.ts';

const said = words.receipts;
const downloads = {
  donations: {
    zip: paperDownloads.donationReceipts.path,
    sheets: paperDownloads.donationReceiptSheets.path,
    file: said.donationFile,
  },
  fees: {
    zip: paperDownloads.feeReceipts.path,
    sheets: paperDownloads.feeReceiptSheets.path,
    file: said.feeFile,
  },
};

interface Chosen {
  of: keyof typeof downloads;
  filters: Record<string, string>;
  q: string;
}
type Saved = Chosen & { save: (path: string, fileName: string) => Promise<void> };

/** The receipts of the donations or fees that a list shows: to be printed, two on a sheet, or each as a PDF in a ZIP file. */
export function receiptItems({ of, filters, q, save }: Saved): (MenuItem & { onChoose: () => void })[] {
  const { zip, sheets, file } = downloads[of];
  const query = new URLSearchParams({ ...filters, ...(q && { q }) });
  return [
    {
      label: said.print,
      icon: 'print',
      onChoose: () => void save(`${sheets}?${query}`, file(today(), 'pdf')),
    },
    {
      label: said.download,
      icon: 'scroll',
      onChoose: () => void save(`${zip}?${query}`, file(today(), 'zip')),
    },
  ];
}

/** The same as buttons. */
export function DownloadReceipts(chosen: Chosen) {
  const { save, pending } = useSaveFile();
  return receiptItems({ ...chosen, save }).map(({ label, icon, onChoose }) => (
    <Button key={label} icon={icon} pending={pending} onClick={onChoose}>
      {label}
    </Button>
  ));
}
