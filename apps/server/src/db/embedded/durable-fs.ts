import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const WASI_EIO = 29;
// A full or read-only disk is not among them: PostgreSQL itself knows what to do then, and what not to acknowledge.
const STORAGE_ERRORS = new Set(['EIO', 'EFBIG']);

/** The slice of Emscripten's NODEFS that is hooked here; PGlite is pinned because this is not public. */
interface EmscriptenNodeFs {
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** PGlite's NodeFS with the fsync it lacks, stopping the server at the first error of the disk itself. */
export class DurableNodeFS extends NodeFS {
  fsyncs = 0;
  readonly #fail: (error: unknown) => never;

  constructor(cluster: string, fail: (error: unknown) => never) {
    super(cluster);
    this.#fail = fail;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    (result.emscriptenOpts.preRun as unknown[]).push(({ NODEFS }: { NODEFS: EmscriptenNodeFs }) => {
      this.#stopOnStorageErrors(NODEFS);
      NODEFS.stream_ops.fsync = ({ nfd }) => this.#fsync(nfd);
    });
    // PGlite would link all extensions at once, in the background: on a busy machine one then takes the unfinished
    // symbols of another for missing, and calls into nothing. So each is linked when it is first used.
    Object.assign(result.emscriptenOpts, { noWasmDecoding: true });
    return result;
  }

  /** Every NODEFS call on the real disk passes through tryFSOperation. */
  #stopOnStorageErrors(nodefs: EmscriptenNodeFs): void {
    const attempt = nodefs.tryFSOperation;
    nodefs.tryFSOperation = (operation) =>
      attempt(() => {
        try {
          return operation();
        } catch (error) {
          if (STORAGE_ERRORS.has((error as NodeJS.ErrnoException).code ?? '')) this.#fail(error);
          throw error;
        }
      });
  }

  #fsync(fd: number): number {
    this.fsyncs++;
    try {
      fsyncSync(fd);
      return 0;
    } catch (error) {
      this.#fail(error);
      // A thrown error would be swallowed and the commit acknowledged: answer with an errno.
      return WASI_EIO;
    }
  }
}
