import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cspHashes } from './csp-hashes.ts';

export default defineConfig({
  plugins: [react(), cspHashes()],
  build: {
    modulePreload: { polyfill: false },
    // Nothing may become a data: URL in a script or a style attribute; the drawings in the CSS are small enough as they are.
    assetsInlineLimit: 0,
    // Every one of these knows :has(); for older ones the minifier takes such selectors out of their lists, and loses them.
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    rolldownOptions: {
      // Without it, used parts of barrel packages all land in the entry chunk.
      experimental: { lazyBarrel: true },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
