import { paperDownloads } from '@kathok/contract';
import { today } from '../../lib/today.ts';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
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

/** The receipts of the donations or fees that a list shows: to be printed, two on a sheet, or each as a PDF in a ZIP file. */
export function DownloadReceipts({ of, filters, q }: Chosen) {
  const { zip, sheets, file } = downloads[of];
  const query = new URLSearchParams({ ...filters, ...(q && { q }) });
  return (
    <>
      <SaveFileButton icon="print" shrink path={`${sheets}?${query}`} fileName={file(today(), 'pdf')}>
        {said.print}
      </SaveFileButton>
      <SaveFileButton icon="scroll" shrink path={`${zip}?${query}`} fileName={file(today(), 'zip')}>
        {said.download}
      </SaveFileButton>
    </>
  );
}
