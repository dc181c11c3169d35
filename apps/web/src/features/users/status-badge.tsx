import type { User } from '@kathok/contract';
import { Badge } from '../../ui/text/badge.tsx';
import { words } from './words.en.ts';

export function StatusBadge({ user }: { user: Pick<User, 'status' | 'hasPassword'> }) {
  if (user.status === 'disabled')
    return (
      <Badge tone="neutral" icon="slash">
        {words.statuses.disabled}
      </Badge>
    );
  return user.hasPassword ? (
    <Badge tone="success" icon="tick">
      {words.statuses.active}
    </Badge>
  ) : (
    <Badge tone="info" icon="mail">
      {words.statuses.invited}
    </Badge>
  );
}
