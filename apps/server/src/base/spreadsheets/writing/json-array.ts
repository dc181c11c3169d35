/** Rows as the text of one JSON array, made while it is sent. */
export async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const row of rows) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield ']';
}
