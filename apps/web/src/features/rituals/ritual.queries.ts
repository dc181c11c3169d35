import { ritualDays, ritualEntries, rituals } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

type DaySearch = { from?: string; to?: string; ritualId?: string };

export const ritualQueries = {
  ritual: (id: string) => query(rituals.get, { params: { id } }),
  rituals: () => query(rituals.list, { query: { includeInactive: 'true' } }),
  day: (id: string) => query(ritualDays.get, { params: { id } }),
  days: (search: DaySearch) => query(ritualDays.list, { query: search }),
  materials: (id: string) => query(ritualDays.materials, { params: { id } }),
  open: () => query(ritualEntries.open, {}),
  takenOff: (id: string) => query(ritualDays.takenOff, { params: { id } }),
};

export const useTakeBack = () => useEndpointMutation(ritualDays.takeBack);
export const useWriteNames = () => useEndpointMutation(ritualDays.write);
export const useUpdateDay = () => useEndpointMutation(ritualDays.update);
export const useUpdateEntry = () => useEndpointMutation(ritualEntries.update);
export const usePlaceEntries = () => useEndpointMutation(ritualEntries.place);
export const useCreateRitual = () => useEndpointMutation(rituals.create);
export const useUpdateRitual = () => useEndpointMutation(rituals.update);
export const useRemoveRitual = () => useEndpointMutation(rituals.remove, { leavesPage: true });
export const useCreateDay = () => useEndpointMutation(ritualDays.create);
export const useComputeDays = () => useEndpointMutation(ritualDays.compute);
export const useConfirmDays = () => useEndpointMutation(ritualDays.confirm);
