import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cspHashes } from './csp-hashes.ts';
import { cssTarget } from './css-target.ts';
import { pagesInDevelopment } from './pages-in-development.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), cspHashes(), pagesInDevelopment(api)],
  build: {
    modulePreload: { polyfill: false },
    // Nothing may become a data: URL in a script or a style attribute; the drawings in the CSS are small enough as they are.
    assetsInlineLimit: 0,
    cssTarget,
    rolldownOptions: {
      // Without it, used parts of barrel packages all land in the entry chunk.
      experimental: { lazyBarrel: true },
    },
  },
  server: { proxy: { '/api': api } },
});
