import { memberMailings, messageTemplates, outbox, reminders, settings } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

const isMoving = ({ state, waiting }: { state: string; waiting: number }) =>
  state === 'running' || waiting > 0;

export const messageQueries = {
  ways: () => query(reminders.ways, {}),
  upcoming: () => query(reminders.upcoming, {}),
  upcomingMembers: (group: { day: string; termEnd: string; reminder: string }) =>
    query(reminders.upcomingMembers, { query: group }),
  templates: () => query(messageTemplates.list, {}),
  /** Asked again every two seconds while messages leave. */
  mailings: () => ({
    ...query(memberMailings.list, {}),
    refetchInterval: ({ state }: { state: { data?: Parameters<typeof isMoving>[0][] | undefined } }) =>
      state.data?.some(isMoving) ? 2000 : false,
  }),
  report: (search: Record<string, unknown>) => query(memberMailings.report, { query: search }),
  test: (id: string) => ({
    ...query(messageTemplates.getTest, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
      state.data && state.data.status !== 'queued' ? false : (1000 as const),
  }),
};

export const useSaveTemplate = () =>
  useEndpointMutation(messageTemplates.update, { refresh: [messageTemplates.list] });
export const useResetTemplate = () =>
  useEndpointMutation(messageTemplates.reset, { refresh: [messageTemplates.list] });
export const useSendTest = () => useEndpointMutation(messageTemplates.sendTest, { refresh: [outbox.list] });
export const useStartMailing = () =>
  useEndpointMutation(memberMailings.start, { refresh: [memberMailings.list, outbox.list] });
export const useStopMailing = () =>
  useEndpointMutation(memberMailings.stop, { refresh: [memberMailings.list] });
export const usePause = () =>
  useEndpointMutation(settings.update, { refresh: [settings.get, reminders.ways] });
