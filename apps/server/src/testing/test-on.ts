import { test } from 'vitest';

type MaybeTest = typeof test | (() => void);

/** Only Linux shows the processes of others in files. */
export const testOnLinux: MaybeTest = process.platform === 'linux' ? test : () => undefined;

/** Windows has no pipes in folders, and no program that makes one. */
export const testOnPosix: MaybeTest = process.platform === 'win32' ? () => undefined : test;
