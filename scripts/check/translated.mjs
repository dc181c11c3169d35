import { readWords } from '../words/read-words.mjs';

/** What is offered in Dzongkha is offered whole: public pages, login, member area, and what they share. */
const wholeGroups = new Set(['public', 'login', 'member', 'shared']);

/** The share of texts that have Dzongkha, for each page, and a sentence for each that lacks it where it is offered. */
export async function translatedWords(root) {
  const words = await readWords(root);
  const missing = words.filter(({ place, dzongkha }) => wholeGroups.has(place.group) && dzongkha === null);
  return {
    problems: missing.map(({ id, english }) => `No Dzongkha for ${id}: ${english}`),
    note: Object.entries(sharesOf(words))
      .map(([page, { all, translated }]) => `${page} ${Math.floor((100 * translated) / all)} %`)
      .join(', '),
  };
}

/** By page; the office is one, since it is offered as a whole or not at all. */
function sharesOf(words) {
  const shares = {};
  for (const { place, dzongkha } of words) {
    const page = place.group === 'office' ? 'office' : place.name;
    const share = (shares[page] ??= { all: 0, translated: 0 });
    share.all += 1;
    if (dzongkha !== null) share.translated += 1;
  }
  return shares;
}
