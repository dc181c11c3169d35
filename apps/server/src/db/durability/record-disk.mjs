// Loaded before a program whose disk is to be cut: writes down, in every thread, each call that changes the folder
// RECORD_ROOT, in its order, into the file RECORD_FILE. A record is the length of its head, the head as JSON, and the bytes.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { RECORD_ROOT: root, RECORD_FILE: file } = process.env;
const real = { ...fs };
const log = real.openSync(file, 'a');
const paths = new Map();
/** Node makes several calls of it. */
let isOneCall = false;

function record(head, bytes = Buffer.alloc(0)) {
  const json = Buffer.from(JSON.stringify({ ...head, size: bytes.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  real.writeSync(log, Buffer.concat([length, json, bytes]));
}

const isInside = (path) => typeof path === 'string' && path.startsWith(root);
const nameOf = (path) => path.slice(root.length + 1);

/** What the program has told somebody from now on. */
globalThis.tellDisk = (text) => record({ call: 'told', text });

Object.assign(fs, {
  openSync(path, flags, mode) {
    const fd = real.openSync(path, flags, mode);
    if (isOneCall || !isInside(path)) return fd;
    paths.set(fd, nameOf(path));
    if (Number(flags) & fs.constants.O_TRUNC) record({ call: 'cut', name: nameOf(path), length: 0 });
    return fd;
  },
  closeSync(fd) {
    paths.delete(fd);
    real.closeSync(fd);
  },
  writeSync(fd, data, offset, length, position) {
    const written = real.writeSync(fd, data, offset, length, position);
    const name = paths.get(fd);
    if (name !== undefined) {
      if (typeof position !== 'number') throw new Error(`A write to ${name} does not say where.`);
      const bytes = Buffer.from(data.buffer, data.byteOffset + offset, written);
      record({ call: 'write', name, position }, bytes);
    }
    return written;
  },
  fsyncSync(fd) {
    real.fsyncSync(fd);
    if (paths.has(fd)) record({ call: 'sync', name: paths.get(fd) });
  },
  ftruncateSync(fd, length) {
    real.ftruncateSync(fd, length);
    if (paths.has(fd)) record({ call: 'cut', name: paths.get(fd), length });
  },
  truncateSync(path, length) {
    real.truncateSync(path, length);
    if (isInside(path)) record({ call: 'cut', name: nameOf(path), length });
  },
  writeFileSync(path, data, options) {
    if (!isInside(path)) return real.writeFileSync(path, data, options);
    isOneCall = true;
    try {
      real.writeFileSync(path, data, options);
    } finally {
      isOneCall = false;
    }
    record({ call: 'make', name: nameOf(path) }, Buffer.from(data));
  },
  mkdirSync(path, options) {
    const made = real.mkdirSync(path, options);
    if (isInside(path)) record({ call: 'folder', name: nameOf(path) });
    return made;
  },
  renameSync(from, to) {
    real.renameSync(from, to);
    if (isInside(to)) record({ call: 'rename', name: nameOf(from), to: nameOf(to) });
  },
  unlinkSync(path) {
    real.unlinkSync(path);
    if (isInside(path)) record({ call: 'remove', name: nameOf(path) });
  },
  rmdirSync(path) {
    real.rmdirSync(path);
    if (isInside(path)) record({ call: 'remove', name: nameOf(path) });
  },
});
syncBuiltinESMExports();
