const mebibyte = 1024 * 1024;

/** How large a file may be, in bytes, by what it is: for the call that takes it, the form that sends it and what the form says. */
export const uploadLimits = {
  /** The picture of a person, the logo or the signature of the centre. */
  photo: 5 * mebibyte,
  /** The proof of a transfer, and the bank's own QR code. */
  slip: 10 * mebibyte,
  /** A paper kept with a member. */
  document: 10 * mebibyte,
  bankStatement: 10 * mebibyte,
  /** A sheet of members, fees or donations to bring in. */
  importSheet: 25 * mebibyte,
} as const;
