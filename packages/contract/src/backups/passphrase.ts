/** Somebody who has the file can guess for years, so it is longer than a password. */
export const shortestPassphrase = 16;
