import { test } from 'vitest';

/** The two sizes of a proof: short in `npm test`, long in `npm run prove`, which sets PROVE. */
export const howMany = ({ test, prove }: { test: number; prove: number }): number =>
  process.env['PROVE'] ? prove : test;

/** A test that `npm run prove` alone runs: `npm test` proves the same in a smaller place, which the test's comment names. */
export const testInProve: (name: string, run: () => Promise<void>) => void = process.env['PROVE']
  ? test
  : () => undefined;
