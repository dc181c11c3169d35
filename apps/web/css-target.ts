/** Every one of these knows :has(); for older ones the minifier takes such selectors out of their lists, and loses them. */
export const cssTarget = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
