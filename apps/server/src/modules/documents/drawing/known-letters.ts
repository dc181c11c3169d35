/** Latin and Tibetan letters with their marks, digits, and the signs that stand between them. */
const unknown = /[^\p{Script=Latin}\p{Script=Tibetan}\u0020-\u036f\u2010-\u2027\u2030-\u205e\u20a0-\u22ff]/gu;

/** The order of a paper with a question mark for each letter that our own fonts do not have. */
export const withKnownLetters = (data: string): string => data.replaceAll(unknown, '?');
