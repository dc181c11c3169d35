export const words = {
  title: 'Home',
  motto: 'ཀཿཐོག་གི་མར་མེ་ནམ་ཡང་མི་ཉམས་པར་ཤོག',
  heading: 'Keep the lamps of Kathok burning',
  lead: 'The membership pages of the Kathok Dharma Centre. Members and the people of the office sign in here.',
  login: 'Log in',
  open: 'Go to your pages',
};
