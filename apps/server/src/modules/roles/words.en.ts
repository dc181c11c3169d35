/** What administrators are told of roles. */
export const words = {
  secondStep: 'needs a second step',
  eachTime: 'at each login',
  nothing: 'nothing',
  changed: (role: string, before: string | null, after: string) => ({
    subject: before === null ? 'A role was added' : 'The rights of a role were changed',
    changes: [{ name: role, before, after }],
  }),
};
