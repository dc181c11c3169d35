/** Where the page stands in the document, and what the server said for it. */
export const rootId = 'root';
export const answersId = 'answers';
