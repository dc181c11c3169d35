import type { RitualEntry } from '@kathok/contract';

/** A half of the list as it is read out: the names that came in time, then the late ones. */
export interface ListPart {
  key: 'living' | 'deceased';
  inTime: RitualEntry[];
  late: RitualEntry[];
  /** How many names, twice where a name stands twice. */
  names: number;
  read: number;
}

export const isRead = ({ id, readAt }: RitualEntry, ticked: ReadonlySet<string>): boolean =>
  readAt !== null || ticked.has(id);

const sum = (lines: readonly RitualEntry[]): number => lines.reduce((total, { times }) => total + times, 0);

export function partsOf(lines: readonly RitualEntry[], ticked: ReadonlySet<string>): ListPart[] {
  return (['living', 'deceased'] as const).map((key) => {
    const own = lines.filter(({ living }) => living === (key === 'living'));
    return {
      key,
      inTime: own.filter(({ isLate }) => !isLate),
      late: own.filter(({ isLate }) => isLate),
      names: sum(own),
      read: sum(own.filter((line) => isRead(line, ticked))),
    };
  });
}

/** All names in the order in which they are read. */
export const inReadingOrder = (parts: readonly ListPart[]): RitualEntry[] =>
  parts.flatMap(({ inTime, late }) => [...inTime, ...late]);

/** The name to be read now: the first unread one after the name that was touched last, else the first of all. */
export function nextUnread(
  ordered: readonly RitualEntry[],
  ticked: ReadonlySet<string>,
  afterId: string | null,
): RitualEntry | undefined {
  const from = ordered.findIndex(({ id }) => id === afterId) + 1;
  const isUnread = (line: RitualEntry) => !isRead(line, ticked);
  return ordered.slice(from).find(isUnread) ?? ordered.find(isUnread);
}

/** How many names of a list these are, and how many are read, to compare with what the server counts. */
export const countsOf = (lines: readonly RitualEntry[]) => ({
  names: sum(lines),
  read: sum(lines.filter(({ readAt }) => readAt !== null)),
});

/** Letters of the Tibetan script want a larger face and more room above. */
export const scriptOf = (name: string): 'dz' | undefined => (/[\u0f00-\u0fff]/.test(name) ? 'dz' : undefined);
