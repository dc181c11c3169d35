/** What can be done for a member straight from the box of the palette. */
export type MemberAct = 'donation' | 'renewal';

const acts: Record<MemberAct, RegExp> = {
  donation: /^(?:(?:record|add|new)\s+)?(?:a\s+)?donation\s+(?:(?:for|from|of|by)\s+)?(?=\S)/i,
  renewal: /^(?:renew|renewal)\s+(?:(?:for|of)\s+)?(?=\S)/i,
};

/** "Record a donation for Dawa" is an act and a name; without an act, all of it is the name. */
export function readMemberAct(typed: string): { text: string; act?: MemberAct } {
  for (const [act, pattern] of Object.entries(acts) as [MemberAct, RegExp][]) {
    const text = typed.replace(pattern, '');
    if (text !== typed) return { text, act };
  }
  return { text: typed };
}

/** A membership that can be renewed is one that has begun and has not been ended. */
export const renewable: ReadonlySet<string> = new Set(['current', 'grace', 'lapsed']);
