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
  /** How the list of what was sent names an SMS, which has no subject. */
  subjects: {
    renewal_due: 'Renewal due',
    renewal_overdue: 'Renewal overdue',
    lapsed: 'Membership lapsed',
  },
};
