const minute = 60_000;
/** After the start. Ever longer, because most silences are short, and a bank's night can be long. */
const waits = [2, 5, 15, 60, 24 * 60].map((minutes) => minutes * minute);

/** When the job asks next, by how many rounds it has done; null when it has asked often enough. */
export function nextAskAt(startedAt: Date, rounds: number): Date | null {
  const wait = waits[rounds];
  return wait === undefined ? null : new Date(startedAt.getTime() + wait);
}
