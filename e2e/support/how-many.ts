import { test } from 'vitest';

/** The two sizes of a journey: short in `npm test`, long in `npm run prove`, which sets PROVE. */
export const howMany = ({ test, prove }: { test: number; prove: number }): number =>
  process.env['PROVE'] ? prove : test;

/** A test that `npm run prove` alone runs: a rarer case of its file's story that cannot move money or show a secret. */
export const testInProve: (name: string, run: () => Promise<void>) => void = process.env['PROVE']
  ? test
  : () => undefined;
