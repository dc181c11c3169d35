import type { DocumentStatus } from '@kathok/contract';
import { Badge } from '../../../ui/text/badge.tsx';
import { words } from '../words.en.ts';

/** Says that a paper no longer counts; a valid one has no mark. */
export function PaperStatus({ status }: { status: DocumentStatus }) {
  if (status === 'valid') return null;
  return (
    <Badge tone={status === 'void' ? 'danger' : 'warning'} icon={status === 'void' ? 'slash' : 'renew'}>
      {words.statuses[status]}
    </Badge>
  );
}
