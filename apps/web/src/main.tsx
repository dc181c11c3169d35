import './lib/browser/schemas-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes.tsx';
import { keepOfficeOffer } from './language/office-language.ts';
import { type Centre, keepCentre } from './lib/centre.ts';
import { reloadOnReturn } from './lib/browser/fresh-on-return.ts';
import { forgetWhenSignedOut } from './lib/browser/offline-files.ts';
import { keepUserFresh } from './lib/session.ts';
import { allowSkippedTransitions } from './lib/browser/skipped-transitions.ts';
import { askStart } from './lib/sign-in/start.ts';
import { answersId } from './public/site/document/element-ids.ts';
import './theme/fonts/letters.css';
import './theme/pigments.css';
import './theme/tokens.css';
import './theme/print.css';
import './theme/base.css';
import './theme/icons/icons.css';
import './theme/icons/form-icons.css';
import './theme/icons/office-icons.css';
import './ui/pictures/moon.css';
import './theme/parts.css';
import './theme/form-parts.css';
import './theme/office/office-parts.css';
import './theme/shell.css';
import './theme/office/office-shell.css';
import './theme/office/vertical.css';
import './theme/office/outline.css';

const said = document.getElementById(answersId)?.textContent;
if (said) {
  const { centre, isOfficeOffered } = JSON.parse(said) as { centre: Centre; isOfficeOffered?: boolean };
  keepCentre(centre);
  keepOfficeOffer(isOfficeOffered);
}
keepUserFresh(askStart);
forgetWhenSignedOut();
allowSkippedTransitions();
reloadOnReturn();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
