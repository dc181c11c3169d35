import { test } from 'vitest';

/** The two sizes of a journey: short in `npm test`, long in `npm run prove`, which sets PROVE. */
export const howMany = ({ test, prove }: { test: number; prove: number }): number =>
  process.env['PROVE'] ? prove : test;

/** For `npm run prove` alone: a rarer case of what the other tests of its file are about, which cannot move money or show a secret. */
export const testInProve: (name: string, run: () => Promise<void>) => void = process.env['PROVE']
  ? test
  : () => undefined;
