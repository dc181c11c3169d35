import { ritualDays, ritualEntries } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

type DaySearch = { from?: string; to?: string; ritualId?: string };

export const ritualQueries = {
  day: (id: string) => query(ritualDays.get, { params: { id } }),
  days: (search: DaySearch) => query(ritualDays.list, { query: search }),
  materials: (id: string) => query(ritualDays.materials, { params: { id } }),
  open: () => query(ritualEntries.open, {}),
  takenOff: (id: string) => query(ritualDays.takenOff, { params: { id } }),
};

export const useReadDay = () => useEndpointMutation(ritualDays.read);
export const useTakeBack = () => useEndpointMutation(ritualDays.takeBack);
export const useWriteNames = () => useEndpointMutation(ritualDays.write);
export const useUpdateDay = () => useEndpointMutation(ritualDays.update);
export const useUpdateEntry = () => useEndpointMutation(ritualEntries.update);
