/** The least that readers open: a page, whatever else stands between its objects, a table and an end. */
export function smallPdf(objects = '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n'): string {
  const body = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${objects}`;
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
}
