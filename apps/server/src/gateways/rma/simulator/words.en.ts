export const words = {
  title: 'Pay from an account',
  order: 'Order',
  amount: 'Amount',
  what: 'Choose the outcome',
  unreadable: 'The request is not signed by the centre, or its fields are not those of a payment request.',
  repeated: 'An order with this number already exists (45).',
  unknownOrder: 'Order not found, or already decided.',
  paid: 'Paid',
  paidText:
    'The bank has paid and does not send your browser back. The centre will ask the bank and find out.',
};
