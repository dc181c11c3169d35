/** What is said with every reminder. */
export const words = {
  stop: {
    email: (link: string) => `\n\n--\nTo get no more reminders from us, open this page: ${link}\n`,
    sms: (link: string) => ` No more reminders: ${link}`,
  },
  /** Why one that waited did not leave. */
  withdrawn: {
    removed: 'The member was removed before it left.',
    optedOut: 'The member asked for no messages before it left.',
    ended: 'The membership ended before it left.',
    renewed: 'The membership was renewed or changed before it left.',
    paying: 'The member sent a payment before it left.',
    noAddress: {
      email: 'The member had no e-mail address any more when it was to leave.',
      sms: 'The member had no phone any more when it was to leave.',
    },
  },
  callSheet: {
    title: 'Call sheet',
    subtitle: 'Members who cannot be reached by message, but have a phone',
    nobody: 'Nobody has to be called: each member with a phone can be reached by message.',
    printedOn: 'Printed on',
    members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    columns: {
      member: 'Member',
      phone: 'Phone',
      paidUntil: 'Paid until',
      notes: 'Called on, what they said',
    },
    forLife: 'For life',
    failed: 'Messages do not arrive',
  },
  /** How the list of what was sent names an SMS, which has no subject. */
  subjects: {
    renewal_due: 'Renewal due',
    renewal_overdue: 'Renewal overdue',
    lapsed: 'Membership lapsed',
  },
};
