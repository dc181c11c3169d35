/** What people read about the slips they send. */
export const words = {
  kinds: 'A slip must be a picture (JPEG, PNG, WebP, HEIC) or a PDF.',
  unreadableHeic: 'could not be read as a picture; please send it as JPEG, or a photo of it',
  unreadablePdf: 'could not be read as a PDF; please send a picture of it',
  lockedPdf: 'is protected, so that nobody can look into it; please send a picture of it',
  activePdf: 'holds programs or other files; please send a picture of it',
  manyPages: 'has too many pages; please send only the page with the payment',
};
