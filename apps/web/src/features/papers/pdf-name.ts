/** `KM-R-2026-000123.pdf` */
export const pdfNameOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`;
