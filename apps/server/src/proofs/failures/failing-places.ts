import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { type BlobStore, storageUnavailable } from '../../base/files/blobs/blob-store.ts';
import type { TestApp } from '../../testing/start-test-app.ts';
import type { Failing } from './failing.ts';

/** Files that cannot be written, as a disk or a bucket says it. */
export function failFiles(blobs: BlobStore, failing: Failing): BlobStore {
  return {
    place: blobs.place,
    open: (name) => blobs.open(name),
    list: () => blobs.list(),
    remove: (name) => blobs.remove(name),
    async write(name, bytes) {
      const failure = failing.take('file');
      if (failure === 'file written, not answered') await blobs.write(name, bytes);
      if (failure !== undefined) throw storageUnavailable(new Error('EIO: i/o error'));
      await blobs.write(name, bytes);
    },
  };
}

/** A bank that is out of reach, or that does what it is asked and is not heard. */
export function failGateway({ deps }: TestApp, failing: Failing): void {
  const simulator = deps.card!.simulator!;
  const answer = simulator.fetch.bind(simulator);
  simulator.fetch = async (request: Request) => {
    const failure = failing.take('gateway');
    if (failure === 'bank answers, not heard') await answer(request);
    if (failure !== undefined) throw new TypeError('fetch failed');
    return answer(request);
  };
}

/** Work that is handed to a thread, or to a process, which ends without a word. Answers what puts it back. */
export function failWorkers(failing: Failing): () => void {
  const { Worker } = workerThreads;
  const { spawn } = childProcess;
  class FailingWorker extends Worker {
    constructor(...[file, options]: ConstructorParameters<typeof Worker>) {
      if (failing.take('worker') === undefined) super(file, options);
      else super('process.exit(1)', { eval: true });
    }
  }
  const failingSpawn = (command: string, args: string[], options: childProcess.SpawnOptions) =>
    failing.take('worker') === undefined
      ? spawn(command, args, options)
      : spawn(process.execPath, ['--eval', 'process.exit(1)'], options);
  put({ Worker: FailingWorker, spawn: failingSpawn });
  return () => put({ Worker, spawn });
}

/** All imports of these modules see the new parts, also those that were made before. */
function put(parts: { Worker: unknown; spawn: unknown }): void {
  Object.assign(workerThreads, { Worker: parts.Worker });
  Object.assign(childProcess, { spawn: parts.spawn });
  syncBuiltinESMExports();
}
