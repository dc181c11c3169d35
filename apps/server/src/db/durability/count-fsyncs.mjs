// Loaded before the writer where no system-call trace can be had: says FSYNC on the writer's own output after each
// fsync that succeeded, in every thread. Writes to a pipe are synchronous, so the order of the lines is what happened.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
fs.fsyncSync = (fd) => {
  fsyncSync(fd);
  say('FSYNC\n');
};

/** Where the reader is too busy to empty the pipe, it is waited for. */
function say(line) {
  for (;;) {
    try {
      return fs.writeSync(1, line);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
syncBuiltinESMExports();
