/** What a screen can tell about a failed call: the parts of a problem document that people see. */
export type ProblemLike = {
  title: string;
  status: number;
  detail?: string | undefined;
  code: string;
  requestId: string;
  errors?: { property: string; constraints: Record<string, string> }[] | undefined;
};

/** The problem document that an error carries, if the server sent one. */
export function problemOf(error: unknown): ProblemLike | undefined {
  if (!(error instanceof Error) || !('problem' in error)) return undefined;
  return error.problem as ProblemLike | undefined;
}

/** Whether somebody has to look into it: what the answer explains by itself, people put right themselves. */
export const needsCode = ({ status }: Pick<ProblemLike, 'status'>): boolean =>
  ![409, 422, 429].includes(status);
