import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LockHolder {
  pid: number;
  started: string;
  machine: string;
  since: string;
}

const SILENCE_MS = 10_000;

export function thisProcess(): LockHolder {
  const started = startTime(process.pid) ?? '';
  return { pid: process.pid, started, machine: machine(), since: new Date().toISOString() };
}

export function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return undefined; // absent, released, or torn by a power cut: nobody alive wrote it
  }
}

/** A pid means something only within one boot and pid namespace: two containers on one volume may both be pid 1. */
export async function isAlive(holder: LockHolder, path: string): Promise<boolean> {
  if (holder.machine === machine()) return startTime(holder.pid) === holder.started;
  const lastBeat = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const before = lastBeat();
  await sleep(SILENCE_MS);
  return lastBeat() !== before;
}

function machine(): string {
  if (process.platform !== 'linux') return hostname();
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return [hostname(), boot, readlinkSync('/proc/self/ns/pid')].join(' ');
}

/** Tells a holder from an unrelated process that was given its pid; undefined when there is no such process. */
function startTime(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return '';
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' || fields[0] === 'X'; // a zombie is dead but not yet reaped
    return isDead ? undefined : fields[19];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : undefined;
  }
}
