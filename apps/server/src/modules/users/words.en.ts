/** What administrators are told of new colleagues. */
export const words = {
  newUser: (name: string, email: string, role: string) => ({
    subject: 'A user was added',
    changes: [{ name: 'New user', before: null, after: `${name}, ${email}, ${role}` }],
  }),
};
