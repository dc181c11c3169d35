/** The page of a certificate, by its id or its number. */
export const certificatePath = (idOrNumber: string) =>
  `/papers/certificates/${encodeURIComponent(idOrNumber)}`;

/** The page on which a member prints a certificate. */
export const printPath = (certificateId: string): string =>
  `/generate-certificate/print?certificate=${certificateId}`;

/** `KM-R-2026-000123.pdf` */
export const pdfNameOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`;
