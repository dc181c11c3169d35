import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnPages } from './pages-plugin.ts';
import { cssTarget } from './css-target.ts';

/** The public pages are built by themselves, so that nothing of the office can come into what a phone has to load. */
export default defineConfig({
  plugins: [react(), drawnPages(cssTarget)],
  publicDir: false,
  build: {
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssTarget,
    rolldownOptions: {
      input: 'src/public/main.tsx',
      // On a slow line every file costs a round trip: what several pages need comes in one.
      output: {
        codeSplitting: {
          // The way to papers has five addresses and one code, and few pages draw QR codes: no other page loads either.
          groups: [
            { name: 'shared', test: /src\/(?!public\/(?:papers|qr))/, minShareCount: 3, priority: 1 },
            { name: 'papers', test: /src\/public\/papers/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
