import { Badge } from '../../ui/text/badge.tsx';
import { words } from './words.en.ts';

export const ActiveBadge = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="success" icon="tick">
      {words.active}
    </Badge>
  ) : (
    <Badge tone="hollow" icon="minus">
      {words.inactive}
    </Badge>
  );
