/**
 * Opens something that then does not go on, with a limit short enough to wait for. On a busy machine even opening may take
 * longer than that, so the limit grows until it does not.
 */
export async function openInTime<Opened>(
  open: (timeLimitMs: number) => Promise<Opened>,
  timeLimitMs = 300,
): Promise<{ opened: Opened; timeLimitMs: number }> {
  try {
    return { opened: await open(timeLimitMs), timeLimitMs };
  } catch (error) {
    if (timeLimitMs > 60_000) throw error;
    return openInTime(open, timeLimitMs * 2);
  }
}
