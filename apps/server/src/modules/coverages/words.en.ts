/** What people read about what is owed for joining and staying. */
export const words = {
  moneyOnItsWay:
    'Money for the registration has come or is on its way. Decide on that first, then change the membership.',
};
