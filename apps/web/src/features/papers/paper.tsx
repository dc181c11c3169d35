import '../../public/css/paper.css';
import '../../public/css/paper-drawings.css';
import '../../public/css/paper-fit.css';

/** The one drawing of a paper, with its style: the public pages have theirs in the page itself. */
export { Paper as default } from '../../public/papers/paper.tsx';
