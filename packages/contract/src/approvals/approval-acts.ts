/** The acts that wait for a second person where the centre wants two. */
export const approvalActs = [
  'approve_payment',
  'reverse',
  'correct',
  'refund',
  'waive',
  'write_off',
  'change_payer',
  'take_as_donation',
  'take_back_match',
  'add_waived_member',
  'change_settings',
] as const;
export type ApprovalAct = (typeof approvalActs)[number];

/** `outdated`: what it was about had changed by the time somebody wanted to approve it. */
export const approvalStates = ['waiting', 'approved', 'declined', 'outdated'] as const;
