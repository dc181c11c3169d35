interface Refusal {
  detail?: string | undefined;
  errors?: readonly { property: string; constraints: Record<string, string> }[] | undefined;
}

/** Why the server refused, as a sentence for places that have no fields to write it under. */
export function reasonOf({ detail, errors = [] }: Refusal): string | undefined {
  if (detail) return detail;
  const sentences = errors.map(({ property, constraints }) => {
    const message = Object.values(constraints).join('; ');
    const sentence = /^\p{Ll}/u.test(message) ? `${asWords(property)} ${message}` : message;
    return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  });
  return sentences.join(' ') || undefined;
}

/** "membershipTypeId" as "Membership type". */
function asWords(property: string): string {
  const last = property.split('.').at(-1) ?? property;
  const spaced = last
    .replace(/(?<=\p{Ll})Id$/u, '')
    .replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
