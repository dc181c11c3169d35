import { paperDownloads } from '@kathok/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { words } from './words.ts';

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
  const save = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams({ ...filters, ...(q && { q }) });
      return saveFile(`${path}?${query}`, file(today()));
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Button icon="scroll" shrink pending={save.isPending} onClick={() => save.mutate()}>
      {words.receipts.download}
    </Button>
  );
}
