interface PostalAddress {
  address: string | null;
  houseNumber: string | null;
  village: string | null;
  gewog: string | null;
  dzongkhag: string | null;
  country: string | null;
  isHome: boolean;
}

const mostLines = 5;

/** The lines below a name on an envelope; the country only on letters that leave it. */
export function addressLines(person: PostalAddress): string[] {
  const lines = [
    ...(person.address?.split('\n') ?? []),
    joined(person.houseNumber, person.village),
    joined(person.gewog, person.dzongkhag),
    person.isHome ? '' : (person.country ?? ''),
  ].map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '').slice(0, mostLines);
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
