import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnPages } from './pages-plugin.ts';
import { iconStyles } from './icon-styles.ts';
import { cssTarget } from './css-target.ts';

/** The public pages are built by themselves, so that nothing of the office can come into what a phone has to load. */
export default defineConfig({
  plugins: [react(), iconStyles(), drawnPages(cssTarget)],
  publicDir: false,
  build: {
    emptyOutDir: false,
    // The server names in each page what the page needs, so nothing has to be found out here.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssTarget,
    rolldownOptions: {
      input: 'src/public/main.tsx',
      // On a slow line every file costs a round trip, and each brings its own headers: what several pages need comes in few.
      output: {
        codeSplitting: {
          // A module goes to the first group that takes it. The home page, which most people open first, needs no form.
          groups: [
            { name: 'start', tags: ['$initial'] },
            {
              name: 'shared',
              test: /src\/(language|ui\/(text|forms\/fields\/(field|text-field))|shared\/payment-|public\/pay\/(find|calls))/,
              minShareCount: 3,
            },
            { name: 'pay', test: /src\/(public\/pay|shared\/payment-)/, minShareCount: 3 },
            // What the pages of a payment need of a donation, and not the form that three pages begin with.
            { name: 'give', test: /src\/(public\/give|shared\/donation-form)/, minShareCount: 4 },
            {
              name: 'forms',
              test: /src\/(ui\/(?!qr)|lib|shared\/forms|public\/(site|lookup))/,
              minShareCount: 2,
            },
            // The way to papers has five addresses and one code.
            { name: 'papers', test: /src\/(public|shared)\/papers/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
