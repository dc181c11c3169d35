const nameOf = { email: 'e-mails', sms: 'text messages' };

export const words = {
  budgetSpent: (channel: 'email' | 'sms', limit: number, link: string) => ({
    subject: `No more ${nameOf[channel]} for visitors today`,
    body: `Dear administrator,

Today ${limit} ${nameOf[channel]} left Kathok Membership that people caused who did not log in: codes for documents, links for forgotten passwords, and the like.
This is as many as the settings allow for one day, so no more of them leave until tomorrow. Reminders, receipts and what the office sends go on as always.

If this was an unusually busy day, allow more. If it was not, somebody may be trying to use up your messages; the list of sent messages shows what was asked for:

${link}`,
  }),
};
