/** Text that a LIKE pattern takes as it is. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const beginsWith = (text: string) => `${escapeLike(text)}%`;

export const contains = (text: string) => `%${escapeLike(text)}%`;
