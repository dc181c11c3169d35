import '../../shared/papers/paper.css';
import '../../shared/papers/paper-drawings.css';
import '../../shared/papers/paper-fit.css';
import '../../shared/papers/paper-half.css';

/** The one drawing of a paper, with its style: the public pages have theirs in the page itself. */
export { Paper as default } from '../../shared/papers/paper.tsx';
