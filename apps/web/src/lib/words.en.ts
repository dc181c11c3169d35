export const words = {
  noAnswer: 'No answer from the server',
  unreadableAnswer: 'The service cannot answer just now',
};
