import { Badge } from '../../../ui/text/badge.tsx';
import { words } from '../words.en.ts';

/** On whatever neither the member nor the public ever sees. */
export const StaffBadge = () => (
  <Badge tone="hollow" icon="eye">
    {words.page.staffOnly}
  </Badge>
);
