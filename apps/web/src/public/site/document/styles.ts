import { language } from '../../../language/language.ts';
import letters from '../../../theme/fonts/letters.css?inline';
import base from '../../../theme/base.css?inline';
import formIcons from '../../../theme/icons/form-icons.css?inline';
import formParts from '../../../theme/form-parts.css?inline';
import horizontal from '../../../theme/horizontal.css?inline';
import icons from '../../../theme/icons/icons.css?inline';
import parts from '../../../theme/parts.css?inline';
import wall from '../../../theme/public.css?inline';
import pigments from '../../../theme/pigments.css?inline';
import shell from '../../../theme/shell.css?inline';
import tokens from '../../../theme/tokens.css?inline';
import desk from '../../papers/opened-sheet.css?inline';
import frame from '../frame/frame.css?inline';
import forms from '../../../shared/forms/forms.css?inline';
import choose from '../../give/choose.css?inline';
import donation from '../../../shared/forms/donation.css?inline';
import give from '../../../shared/forms/give.css?inline';
import typeChoice from '../../../shared/renewal-form/type-choice.css?inline';
import readDays from '../../../shared/ritual-days/read-days.css?inline';
import reading from '../../../shared/donation-form/reading/reading.css?inline';
import help from '../../pay/find/help.css?inline';
import home from '../../home/home.css?inline';
import lookup from '../../lookup/lookup.css?inline';
import pay from '../../pay/pay.css?inline';
import paperDrawings from '../../../shared/papers/paper-drawings.css?inline';
import paperFit from '../../../shared/papers/paper-fit.css?inline';
import paperHalf from '../../../shared/papers/paper-half.css?inline';
import paper from '../../../shared/papers/paper.css?inline';
import papers from '../../papers/papers.css?inline';
import texts from '../../faq/reading.css?inline';
import rituals from '../../rituals/rituals.css?inline';
import moon from '../../../ui/pictures/moon.css?inline';
import slip from '../../pay/slip/slip.css?inline';
import verify from '../../verify/verify.css?inline';
import type { PageName } from '../pages.ts';
import { hideWhatWaits } from './without-script.ts';

/** The style stands in the page itself, so that the first paint waits for nothing. Each page gets what all have, and its own. */
const frameOfAll = [pigments, tokens, base, icons, parts, shell, horizontal, wall, frame].join('\n');

/** A page in another language brings its own font, in place of the few Tibetan letters of an English one. */
const everywhere = language === 'en' ? `${letters}\n${frameOfAll}` : frameOfAll;

/** The styles of pages with a form or a record. */
const working = formIcons + formParts + forms;

/** A paper by itself, once it was opened. */
const openedPaper = desk + paper + paperDrawings + paperFit + paperHalf;

const own: Record<PageName, string> = {
  home: home + help,
  faq: texts,
  support: formIcons + texts + pay,
  register: working + pay,
  lookup: working + lookup,
  member: working + lookup,
  renew: working + give + typeChoice + lookup,
  give: working + give + choose + lookup + help,
  donation: working + give + donation + moon + reading,
  names: working + give + donation + moon + reading,
  'member-donation': working + give + donation + moon + reading,
  rituals: working + moon + rituals,
  pay: working + give + pay + slip,
  status: working + give + pay + readDays,
  card: working + pay + help,
  'member-papers': working + papers,
  'donation-papers': working + papers,
  'view-member-paper': working + papers + openedPaper,
  'view-donation-paper': working + papers + openedPaper,
  'view-pit-paper': working + papers + openedPaper,
  unsubscribe: working,
  'family-answer': working,
  verify: working + verify,
  verdict: working + verify,
};

export const stylesOf = (page: PageName): [string, string] => [everywhere, own[page]];
/** The content policy, which is one for all languages, lets no other inline style pass. */
export const allStyles = [...new Set([everywhere, frameOfAll, ...Object.values(own), hideWhatWaits])];
