import { dashboard, type ResponseOf } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import type { Days } from './periods.ts';

export type Dashboard = ResponseOf<typeof dashboard.get>;

export const useDashboard = (days: Days) =>
  useQuery({ ...query(dashboard.get, { query: days }), placeholderData: keepPreviousData });
