/** What is measured of drawing papers, as `docs/performance.md` names it. */
export const paperFigures = {
  processorTime: '1,000 certificates as one job: ms of processor time for each',
  memory: '1,000 certificates as one job: memory, MB',
  slowdown:
    'receipts of 300 donations as one ZIP file: p95 of the list of donations meanwhile, as a multiple of idle',
} as const;

/** At most. */
export const paperGoals: Record<(typeof paperFigures)[keyof typeof paperFigures], number> = {
  [paperFigures.processorTime]: 10,
  [paperFigures.memory]: 400,
  [paperFigures.slowdown]: 2,
};
