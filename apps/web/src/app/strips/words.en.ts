/** What the strips above every page of the office say. */
export const words = {
  notices: 'Notices',

  storage: {
    low: {
      title: 'Storage is running low.',
      text: 'Files cannot be uploaded until space is freed on the server. Everything else works.',
    },
    full: {
      title: 'Storage is almost full.',
      text: 'New records cannot be saved until space is freed on the server. You can still look things up.',
    },
    read_only: {
      title: 'The storage is read-only.',
      text: 'New records cannot be saved until the server can write to its data folder again. You can still look things up.',
    },
  },

  simulation: {
    title: 'Card payments are simulated.',
    text: 'No money moves. What is paid this way is marked, has receipts of its own, and is in no total.',
  },
};
