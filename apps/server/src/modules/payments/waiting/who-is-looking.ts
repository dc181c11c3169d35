const lasts = 30_000;
/** Payment → who has it open, and since when we last heard of it. Forgotten with the process, and rightly so. */
const looking = new Map<string, Map<string, { name: string; at: number }>>();

/** Somebody has this payment open; answers who else has. */
export function look(paymentId: string, user: { id: string; name: string }, now: Date): string[] {
  const lookers = looking.get(paymentId) ?? new Map<string, { name: string; at: number }>();
  lookers.set(user.id, { name: user.name, at: now.getTime() });
  looking.set(paymentId, lookers);
  forgetOld(now);
  return othersLooking(paymentId, user.id, now);
}

export function othersLooking(paymentId: string, userId: string, now: Date): string[] {
  return [...(looking.get(paymentId) ?? [])].flatMap(([id, { name, at }]) =>
    id !== userId && now.getTime() - at < lasts ? [name] : [],
  );
}

function forgetOld(now: Date): void {
  for (const [paymentId, lookers] of looking) {
    for (const [id, { at }] of lookers) if (now.getTime() - at >= lasts) lookers.delete(id);
    if (lookers.size === 0) looking.delete(paymentId);
  }
}
