import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../lib/save-file.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { words } from '../words.ts';

/** The donations that the list shows, as a sheet. Who takes them along is written down by the server. */
export function ExportButton({ filters, q }: { filters: Record<string, string>; q: string }) {
  const save = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams({ format: 'xlsx', ...filters, ...(q && { q }) });
      return saveFile(`/donations/all?${query}`, words.list.exportFile(today()));
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Button icon="download" shrink pending={save.isPending} onClick={() => save.mutate()}>
      {words.list.export}
    </Button>
  );
}
