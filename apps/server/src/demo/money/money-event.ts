/** Something that happened about money. */
export interface MoneyEvent {
  /** When its money was booked: receipts are numbered in the order of their days. */
  daysAgo: number;
  happen(): Promise<unknown>;
}

/** The oldest first. */
export async function runInOrder(events: MoneyEvent[]): Promise<void> {
  for (const { happen } of events.toSorted((a, b) => b.daysAgo - a.daysAgo)) await happen();
}
