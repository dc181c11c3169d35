const printedNumber = /^(\/api\/receipts\/)([A-Z]{1,6}\/(?:R|SIM|H)(?:\/\d+){1,2})(\.pdf|\.png)?(?=\?|$)/i;

/**
 * The number of a receipt has slashes in it. Somebody who writes it into an address as it is printed means that receipt, and
 * not a folder: `/receipts/KM/R/2026/000123.pdf`.
 */
export function withEncodedNumber(url: string): string {
  return url.replace(
    printedNumber,
    (_, folder: string, number: string, ending = '') => folder + encodeURIComponent(number) + ending,
  );
}
