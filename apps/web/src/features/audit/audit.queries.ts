import { audit, users } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';

export const auditQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(audit.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  /** Who may have done something: those who work in the office. */
  people: () => query(users.list, { query: { roleType: 'admin', take: 100, sortBy: 'name', order: 'ASC' } }),
};
