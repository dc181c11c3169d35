export type Sentence = (actor: string, label: string) => string;

export const secondPersonSentences = (what: (label: string) => string): Record<string, Sentence> => ({
  ask_second_person: (actor, label) => `${actor} asked for a second person for ${what(label)}`,
  approve_as_second_person: (actor, label) => `${actor} approved as second person: ${what(label)}`,
  decline_as_second_person: (actor, label) => `${actor} declined as second person: ${what(label)}`,
  second_person_too_late: (_, label) => `A change of ${what(label)} could no longer be approved`,
});

/** What is done to money that is owed or given. */
export const moneySentences = (what: string): Record<string, Sentence> => ({
  create: (actor, label) => `${actor} added the ${what} ${label}`,
  update: (actor, label) => `${actor} changed the ${what} ${label}`,
  remove: (actor, label) => `${actor} removed the ${what} ${label}`,
  restore: (actor, label) => `${actor} restored the ${what} ${label}`,
  waive: (actor, label) => `${actor} waived the ${what} ${label}`,
  send_slip: (actor, label) => `${actor} sent a slip for the ${what} ${label}`,
  record_payment: (actor, label) => `${actor} recorded a payment for the ${what} ${label}`,
  approve: (actor, label) => `${actor} approved the payment of the ${what} ${label}`,
  reject: (actor, label) => `${actor} rejected the payment of the ${what} ${label}`,
  reverse: (actor, label) => `${actor} reversed the payment of the ${what} ${label}`,
  start_card_payment: (actor, label) => `${actor} started a card payment for the ${what} ${label}`,
  card_paid: (_, label) => `The bank confirmed the card payment for the ${what} ${label}`,
  card_refused: (_, label) => `The bank refused a card for the ${what} ${label}`,
  card_cancelled: (_, label) => `A card payment of the ${what} ${label} was cancelled`,
  ask_refund: (actor, label) => `${actor} asked the bank to refund the ${what} ${label}`,
  refund_done: (_, label) => `The bank refunded the ${what} ${label}`,
  refund_refused: (_, label) => `The bank refused to refund the ${what} ${label}`,
  refund_unknown: (_, label) => `The bank did not confirm the refund of the ${what} ${label}`,
  ...secondPersonSentences((label) => `the ${what} ${label}`),
});

/** What is done to the lists of kinds: types, purposes and countries. */
export const kindSentences = (what: string): Record<string, Sentence> => ({
  create: (actor, label) => `${actor} added the ${what} ${label}`,
  update: (actor, label) => `${actor} changed the ${what} ${label}`,
  remove: (actor, label) => `${actor} removed the ${what} ${label}`,
});
