import { type BackupJob, backups, restoring } from '@kathok/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { query, useEndpointMutation } from '../../lib/queries.ts';

const rarely = 60_000;
const often = 1_000;

export const backupOverview = () => ({ ...query(backups.get, {}), refetchInterval: rarely });
export const useUpdatePlan = () => useEndpointMutation(backups.updatePlan);
export const useCheckBackup = () => useEndpointMutation(restoring.check);
export const useStartRestore = () => useEndpointMutation(restoring.start);
export const useTryPassphrase = () => useEndpointMutation(backups.tryPassphrase);

const isOver = (job: BackupJob | undefined) => job?.state === 'done' || job?.state === 'failed';

/** Starts work on the server, follows it, and shows what came of it. */
export function useFollowed(
  endpoint: typeof backups.create | typeof backups.drill,
  onEnd: (job: BackupJob) => void,
) {
  const client = useQueryClient();
  const start = useEndpointMutation(endpoint);
  const [id, setId] = useState<string>();
  const job = useQuery({
    ...query(backups.job, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : often),
  }).data;
  const told = useRef<string>(undefined);
  const isDone = isOver(job) && job?.id === id;
  useEffect(() => {
    if (!isDone || !job || told.current === job.id) return;
    told.current = job.id;
    void client.invalidateQueries({ queryKey: [backups.get.path] });
    onEnd(job);
  }, [isDone, job, client, onEnd]);
  const follows = id !== undefined && !isDone;
  return {
    begin: () => start.mutate({}, { onSuccess: ({ jobId }) => setId(jobId) }),
    isUnderWay: start.isPending || follows,
    job: follows ? job : undefined,
    error: start.error,
  };
}
