/** What people read who bring a backup back. */
export const words = {
  noFile: 'must be a file',
  passphraseNeeded: 'is needed: this backup is encrypted',
  wrongPassphrase: 'does not open this backup; look at the paper again, also for blanks',
  newer: 'was made by a newer version of the program; update this one first',
  damaged: 'is damaged, was cut off, or is no backup; nothing was changed',
  running: 'A backup is being brought back already.',
  onlyByCommand:
    'This server cannot start itself again. Bring the backup back by the command: npm run restore -- FILE',
};
