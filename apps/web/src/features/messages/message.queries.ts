import { memberMailings, messageTemplates, reminders, settings } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

interface Moving {
  state: string;
  waiting: number;
}
const isMoving = ({ state, waiting }: Moving) => state === 'running' || waiting > 0;

/** A list of mailings is asked for again every two seconds while messages leave, also after leaving and coming back. */
export const whileMoving = {
  refetchInterval: ({ state }: { state: { data?: Moving[] | undefined } }) =>
    state.data?.some(isMoving) ? 2000 : false,
} as const;

export const messageQueries = {
  ways: () => query(reminders.ways, {}),
  upcoming: () => query(reminders.upcoming, {}),
  upcomingMembers: (group: { day: string; termEnd: string; reminder: string }) =>
    query(reminders.upcomingMembers, { query: group }),
  counts: () => query(reminders.counts, {}),
  unreachable: (search: Record<string, unknown>) => ({
    ...query(reminders.unreachable, { query: search }),
    placeholderData: keepPreviousData,
  }),
  templates: () => query(messageTemplates.list, {}),
  mailings: () => ({ ...query(memberMailings.list, {}), ...whileMoving }),
  report: (search: Record<string, unknown>) => query(memberMailings.report, { query: search }),
  test: (id: string) => ({
    ...query(messageTemplates.getTest, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
      state.data && state.data.status !== 'queued' ? false : (1000 as const),
  }),
};

export const useSaveTemplate = () => useEndpointMutation(messageTemplates.update);
export const useResetTemplate = () => useEndpointMutation(messageTemplates.reset);
export const useSwitchMessages = () => useEndpointMutation(messageTemplates.switch);
export const useSendTest = () => useEndpointMutation(messageTemplates.sendTest);
export const useStartMailing = () => useEndpointMutation(memberMailings.start);
export const useStopMailing = () => useEndpointMutation(memberMailings.stop);
export const usePause = () => useEndpointMutation(settings.update);
