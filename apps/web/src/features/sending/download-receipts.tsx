import { paperDownloads } from '@kathok/contract';
import { today } from '../../lib/today.ts';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { words } from './words.en.ts';

const downloads = {
  donations: { path: paperDownloads.donationReceipts.path, file: words.receipts.donationFile },
  fees: { path: paperDownloads.feeReceipts.path, file: words.receipts.feeFile },
};

interface Chosen {
  of: keyof typeof downloads;
  filters: Record<string, string>;
  q: string;
}

/** The receipts of the donations or fees that a list shows, as PDFs in one ZIP file. */
export function DownloadReceipts({ of, filters, q }: Chosen) {
  const { path, file } = downloads[of];
  const query = new URLSearchParams({ ...filters, ...(q && { q }) });
  return (
    <SaveFileButton icon="scroll" shrink path={`${path}?${query}`} fileName={file(today())}>
      {words.receipts.download}
    </SaveFileButton>
  );
}
