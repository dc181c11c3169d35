/** What is said with every reminder. */
export const words = {
  stop: {
    email: (link: string) => `\n\n--\nTo get no more reminders from us, open this page: ${link}\n`,
    sms: (link: string) => ` No more reminders: ${link}`,
  },
  /** How the list of what was sent names an SMS, which has no subject. */
  subjects: {
    renewal_due: 'Renewal due',
    renewal_overdue: 'Renewal overdue',
    lapsed: 'Membership lapsed',
  },
};
