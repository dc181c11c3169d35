import { englishFormat as format } from '@kathok/contract';

const plural = (one: string, many: string) => (count: number) =>
  `${format.number(count)} ${count === 1 ? one : many}`;

const used = {
  members: plural('member', 'members'),
  people: plural('non-member', 'non-members'),
  membershipTypes: plural('membership type', 'membership types'),
  fees: plural('fee', 'fees'),
  donations: plural('donation', 'donations'),
};

export const words = {
  used,
  inUse(name: string, usage: Partial<Record<keyof typeof used, number>>): string {
    const parts = Object.entries(used).flatMap(([key, say]) => {
      const count = usage[key as keyof typeof used] ?? 0;
      return count > 0 ? [say(count)] : [];
    });
    return `“${name}” is in use: ${parts.join(', ')}.`;
  },
};
