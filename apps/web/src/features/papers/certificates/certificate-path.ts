/** The page of a certificate, by its id or its number. */
export const certificatePath = (idOrNumber: string) =>
  `/papers/certificates/${encodeURIComponent(idOrNumber)}`;
