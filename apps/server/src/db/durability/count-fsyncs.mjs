// Loaded before the writer where no system-call trace can be had: says FSYNC on the writer's own output after each
// fsync that succeeded, in every thread. Writes to a pipe are synchronous, so the order of the lines is what happened.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
fs.fsyncSync = (fd) => {
  fsyncSync(fd);
  fs.writeSync(1, 'FSYNC\n');
};
syncBuiltinESMExports();
