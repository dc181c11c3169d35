import { paperDownloads, type YearReport } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaveFile } from '../../../ui/exports/use-save-file.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useIssueAll } from '../sending.queries.ts';
import { words } from './words.en.ts';
import { toIssue } from './year-acts.tsx';

const said = words.zip;

/** The certificates as files. Where some are missing it offers to issue them, for the file would be without them. */
export function ZipButton({ report }: { report: YearReport }) {
  const { kind, year, states, issued } = report;
  const [isAsking, setAsking] = useState(false);
  const { save, pending } = useSaveFile();
  const start = useIssueAll();
  const { can } = useSession();
  const missing = states.not_issued;
  const close = () => setAsking(false);
  const download = () =>
    void save(`${paperDownloads.certificates.path}?kind=${kind}&year=${year}`, said.file(kind, year)).then(
      close,
    );
  const issue = () =>
    start.mutate({ body: { kind, year } }, { onSuccess: close, onError: (error) => toast.failure(error) });
  return (
    <>
      <Button
        icon="download"
        pending={pending}
        onClick={() => (missing > 0 || issued === 0 ? setAsking(true) : download())}
      >
        {said.button}
      </Button>
      <Dialog title={said.title(missing)} open={isAsking} onClose={close}>
        <p>{said.text(issued)}</p>
        <div className="dialog-actions">
          {issued > 0 && (
            <Button pending={pending} onClick={download}>
              {said.download(issued)}
            </Button>
          )}
          {toIssue(report) > 0 && can('manage', 'Donation') && (
            <Button tone="primary" pending={start.isPending} onClick={issue}>
              {issued === 0 ? words.issue.all(missing) : words.issue.others(toIssue(report))}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
