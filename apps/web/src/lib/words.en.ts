export const words = {
  noAnswer: 'No answer from the server',
  noAnswerDetail: 'You may be offline. Nothing is lost on this page; try again in a moment.',
  unreadableAnswer: 'The service cannot answer just now',
};
