/** What stands for the name of somebody who was erased. */
export const erasedName = 'Erased person';
