/** What people read about the slips they send. */
export const words = {
  kinds: 'A slip must be a picture (JPEG, PNG, WebP, HEIC) or a PDF.',
  cutOff: 'is not whole: the PDF ends too early. Please send it again, or a photo of it',
  manyPages: 'has too many pages; please send only the page with the payment',
};
