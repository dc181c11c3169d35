/** How far a backup is: rows of tables first, then uploaded files, then it is read once more. */
export type Progress = (done: { step: 'rows' | 'files' | 'check'; count: number }) => void;
