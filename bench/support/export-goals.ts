const formats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof formats)[number];

/** What is measured of an export of 1,000,000 payments, as `docs/performance.md` names it. */
export const exportFigures = (format: ExportFormat) => ({
  memory: `1,000,000 donations as ${format.toUpperCase()}: memory more than before, MB`,
  slowdown: `1,000,000 donations as ${format.toUpperCase()}: p95 of the others meanwhile, as a multiple of idle`,
});

/** At most. */
export const exportGoals: Record<string, number> = Object.fromEntries(
  formats.map(exportFigures).flatMap(({ memory, slowdown }) => [
    [memory, 250],
    [slowdown, 3],
  ]),
);
