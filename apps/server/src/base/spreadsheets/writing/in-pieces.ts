const pieceLength = 64 * 1024;

/**
 * Many short texts as a few long ones. A row that travels by itself costs some objects at every step of the way to the
 * browser, which takes far more memory and time than the row. Nothing is read ahead of the piece that is asked for.
 */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
