/** What every page of a simulated bank says. */
export const words = {
  label: 'Simulation. This is not a bank: no card is asked for, and no money moves.',
  handingOver: 'Back to the centre',
  goBack: 'Go back',
  onlyHere: 'The bank is simulated here, for people at this computer only. No payment was made.',
  refused: 'The payment page cannot be shown',
};
