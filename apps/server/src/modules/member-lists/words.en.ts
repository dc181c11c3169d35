/** Refusals about lists of members. */
export const words = {
  nameTaken: 'is the name of another list',
  noRoomForList: (most: number) => `cannot be kept: there are ${most} lists already`,
  noRoomForMembers: (most: number) => `do not fit: a list has at most ${most} members`,
  notMembers: 'include somebody who is not in the register of members any more',
};
