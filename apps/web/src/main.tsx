import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reloadOnce } from './app/reload-once.ts';
import { routes } from './app/routes.tsx';
import { keepUserFresh } from './lib/session.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/icons.css';
import './theme/parts.css';
import './theme/shell.css';

addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault();
});
keepUserFresh();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
