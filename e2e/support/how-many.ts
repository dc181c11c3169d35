/** The two sizes of a journey: short in `npm test`, long in `npm run prove`, which sets PROVE. */
export const howMany = ({ test, prove }: { test: number; prove: number }): number =>
  process.env['PROVE'] ? prove : test;
