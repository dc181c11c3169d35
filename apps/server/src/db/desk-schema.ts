import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Tables of migration 0005: what the office keeps for itself. */
export interface DeskSchema {
  savedViews: {
    id: Generated<string>;
    userId: string;
    list: string;
    name: string;
    filters: Json<Record<string, string>>;
    createdAt: Instant;
  };
  memberNotes: {
    id: Generated<string>;
    memberId: string;
    authorId: string;
    text: string;
    createdAt: Instant;
  };
  memberDocuments: {
    id: Generated<string>;
    memberId: string;
    fileId: string;
    title: string;
    createdBy: string;
    createdAt: Instant;
  };
}
