import { dashboard, type ResponseOf } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import type { Days } from './periods.ts';

export type Dashboard = ResponseOf<typeof dashboard.get>;

/** Whatever is done elsewhere may change a figure here: it is asked for anew each time it is opened. */
export const useDashboard = (days: Days) =>
  useQuery({ ...query(dashboard.get, { query: days }), placeholderData: keepPreviousData, staleTime: 0 });
