/** Receipts on sheets of A4, in their order: half sheets two by two, and each of before on a sheet of its own. */
export function sheetsOf<Receipt extends { isHalf: boolean }>(receipts: readonly Receipt[]): Receipt[][] {
  const sheets: Receipt[][] = [];
  let open: Receipt[] | undefined;
  for (const receipt of receipts) {
    if (receipt.isHalf && open) {
      open.push(receipt);
      open = undefined;
      continue;
    }
    const sheet = [receipt];
    sheets.push(sheet);
    if (receipt.isHalf) open = sheet;
  }
  return sheets;
}
