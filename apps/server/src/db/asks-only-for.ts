const ofPaging = ['page', 'take', 'sortBy', 'order', 'countAll'];

/** Whether a list is asked for nothing beside these filters: then it is known how many there are, or what they add up to. */
export function asksOnlyFor(query: object, ...filters: string[]): boolean {
  const known = new Set([...ofPaging, ...filters]);
  return Object.entries(query).every(([name, value]) => value === undefined || known.has(name));
}
