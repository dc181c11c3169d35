import { test } from 'vitest';

/** The two sizes of a journey: short in `npm test`, long in `npm run prove`, which sets PROVE. */
export const howMany = ({ test, prove }: { test: number; prove: number }): number =>
  process.env['PROVE'] ? prove : test;

/** One more case of what another test of the same file shows: for `npm run prove` alone. */
export const testInProve: (name: string, run: () => Promise<void>) => void = process.env['PROVE']
  ? test
  : () => undefined;
