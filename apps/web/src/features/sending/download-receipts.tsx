import { paperDownloads } from '@kathok/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { words } from './words.ts';

/** The receipts of the donations that the list shows, as PDFs in one ZIP file. */
export function DownloadReceipts({ filters, q }: { filters: Record<string, string>; q: string }) {
  const save = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams({ ...filters, ...(q && { q }) });
      return saveFile(`${paperDownloads.donationReceipts.path}?${query}`, words.receipts.file(today()));
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Button icon="scroll" shrink pending={save.isPending} onClick={() => save.mutate()}>
      {words.receipts.download}
    </Button>
  );
}
