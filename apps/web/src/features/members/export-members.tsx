import { members } from '@kathok/contract';
import { shownRecords } from '../../ui/data-list/list-address.ts';
import { ExportMenu } from '../../ui/exports/export-menu.tsx';

/** The members that the list shows, all pages of them, as a sheet to keep. */
export const ExportMembers = ({ query }: { query: Record<string, unknown> }) => (
  <ExportMenu
    path={members.all.path}
    query={{ ...shownRecords(query), includeInactive: 'true' }}
    fileName="members"
    formats={['xlsx', 'csv']}
  />
);
