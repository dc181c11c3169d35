export const words = {
  title: 'Pay from an account',
  order: 'Order',
  amount: 'Amount',
  what: 'How shall it end?',
  unreadable: 'The request is not signed by the centre, or its fields are not those of a payment request.',
  repeated: 'There is an order with this number already (45).',
  unknownOrder: 'There is no such order, or it has been decided before.',
  paid: 'Paid',
  paidText: 'The bank has paid, and your browser stays here. The centre will ask and find out.',
};
