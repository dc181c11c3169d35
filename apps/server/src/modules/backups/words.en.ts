/** What people read about backups. */
export const words = {
  nothingToDrill: 'There is no backup yet that could be brought back.',
  noCopy: 'None of the places that hold this backup can be reached just now.',
  notAllowed: (roots: readonly string[]) => `must be a folder below ${roots.join(' or ')}`,
  twice: 'is named twice',
  cannot: {
    full: 'has no room',
    absent: 'is not there; is the disk connected?',
    unwritable: 'cannot be written to',
    failed: 'cannot be used',
  },
  noneOn: 'must be on for at least one folder',
  noPlace: 'No place for backups is switched on.',
  noRoom: (needed: number, free: number) =>
    `${megabytes(free)} MB are free, ${megabytes(needed)} MB are needed.`,
  differs: (what: string, expected: unknown, found: unknown) =>
    `${what}: the backup says ${String(expected)}, and ${String(found)} came back`,
  gone: 'The newest backup is in none of its places.',
  late: {
    subject: 'The backup is late',
    body: (wholeAt: string | null, why: string, link: string) =>
      `${wholeAt ? `The last whole backup was made on ${wholeAt}.` : 'No backup was made yet.'}\n` +
      `${why}\n\nEverything since then would be lost with this machine. What to do stands under ${link}\n`,
    why: {
      full: 'There is no room in the place for backups.',
      absent: 'The disk or folder for backups is not there.',
      unwritable: 'The place for backups cannot be written to.',
      failed: 'It could not be made; the page says why.',
      none: 'The one that was due was not made. Was the machine switched off?',
    },
  },
};

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
