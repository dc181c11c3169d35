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
