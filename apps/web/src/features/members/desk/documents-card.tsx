import type { MemberDocument } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { memberQueries, useRemoveDocument } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { AddDocument } from './add-document.tsx';
import { StaffBadge } from './staff-badge.tsx';
import './desk.css';

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

function keep({ id, title, mediaType }: MemberDocument): void {
  saveFile(`/member/documents/${id}`, `${title}.${extensions[mediaType] ?? 'bin'}`).catch((error: unknown) =>
    toast.failure(error, words.documents.notDownloaded(title)),
  );
}

/** The papers kept with a member. */
export function DocumentsCard({ memberId }: { memberId: string }) {
  const { data: documents, error, refetch } = useQuery(memberQueries.documents(memberId));
  const [asking, ask, close] = useAsking<'add' | MemberDocument>();
  return (
    <Card title={words.documents.title} actions={<StaffBadge />}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {documents?.length === 0 && <p className="muted">{words.documents.empty}</p>}
      <ul className="desk-list">
        {documents?.map((document) => (
          <li key={document.id}>
            <Icon name="scroll" />
            <div>
              <button
                type="button"
                className="as-link"
                aria-label={words.documents.open(document.title)}
                onClick={() => keep(document)}
              >
                {document.title}
              </button>
              <p className="sub">
                <Moment at={document.createdAt} />{' '}
                {words.documents.by(document.createdBy, words.documents.kilobytes(document.byteSize))}
              </p>
            </div>
            <Button
              tone="plain"
              icon="close"
              label={words.documents.remove(document.title)}
              onClick={() => ask(document)}
            />
          </li>
        ))}
      </ul>
      <Button icon="upload" onClick={() => ask('add')}>
        {words.documents.add}
      </Button>
      {asking === 'add' && <AddDocument memberId={memberId} onClose={close} />}
      {asking !== null && asking !== 'add' && <RemoveDocument document={asking} onClose={close} />}
    </Card>
  );
}

function RemoveDocument({ document, onClose }: { document: MemberDocument; onClose: () => void }) {
  const remove = useRemoveDocument();
  return (
    <ConfirmDialog
      title={words.documents.removeTitle(document.title)}
      open
      onClose={onClose}
      confirmLabel={words.documents.confirmRemove}
      tone="danger"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(
          { params: { id: document.id } },
          {
            onSuccess: () => {
              toast.success(words.documents.removed(document.title));
              onClose();
            },
          },
        )
      }
    >
      {words.documents.removeText}
    </ConfirmDialog>
  );
}
