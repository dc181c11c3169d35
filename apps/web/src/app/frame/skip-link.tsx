import { words } from '../words.en.ts';

export const SkipLink = () => (
  <a
    className="skip"
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    {words.skip}
  </a>
);
