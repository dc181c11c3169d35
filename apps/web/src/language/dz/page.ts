/** What a page in Dzongkha fetches beside its own code: the words and the font. Runs before the page's own script. */
import './translation.ts';
import './page.css';
