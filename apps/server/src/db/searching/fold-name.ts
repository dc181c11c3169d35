const marks = /[\u0300-\u036f]/g;

/** The same as fold_name() of the database: what somebody types, as names are searched by. */
export function foldName(text: string): string {
  const plain = text.normalize('NFKD').replace(marks, '').replace(/\s+/g, ' ').trim();
  return plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
