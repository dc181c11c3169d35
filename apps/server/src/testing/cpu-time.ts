/**
 * How much work something was, in milliseconds of processor time of this whole process. Unlike the clock on the wall
 * it says the same on a machine that is busy with other things.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
