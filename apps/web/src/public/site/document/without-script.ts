/** Stands inside `noscript`, where a page says without a script what it would have waited for. */
export const hideWhatWaits = '.later{display:none}';
