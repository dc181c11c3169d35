export const words = {
  placeholder: 'Name, code, CID or phone',
  searching: 'Searching…',
  found: (count: number) =>
    count === 1 ? 'One fits. Enter takes it.' : `${count} fit. Enter takes the first.`,
  none: 'Nobody fits.',
};
