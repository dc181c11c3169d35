export interface Contender {
  name: string;
  run(round: number): Promise<unknown>;
}

/**
 * Runs the contenders in turn, round by round, so that whatever else the machine does falls on all of them alike,
 * and prints each one's median as a ratio to the first: the rate of one machine on one day means little.
 * Answers the ratios.
 */
export async function compare(title: string, contenders: Contender[], rounds = 200): Promise<number[]> {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of contenders) {
      const start = performance.now();
      await run(round);
      times.get(name)!.push(performance.now() - start);
    }
  }
  const control = median(times.get(contenders[0]!.name)!);
  console.log(`\n${title} (${rounds} rounds)`);
  const ratios: number[] = [];
  for (const [name, measured] of times) {
    const middle = median(measured);
    ratios.push(middle / control);
    console.log(
      `  ${(middle / control).toFixed(2).padStart(6)} ×  ${middle.toFixed(2).padStart(8)} ms  ${name}`,
    );
  }
  return ratios;
}

function median(values: number[]): number {
  // The first tenth is warming up.
  const settled = values.slice(Math.ceil(values.length / 10)).sort((a, b) => a - b);
  return settled[Math.floor(settled.length / 2)] ?? Number.NaN;
}
