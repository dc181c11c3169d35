import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cspHashes } from './csp-hashes.ts';

export default defineConfig({
  plugins: [react(), cspHashes()],
  build: {
    modulePreload: { polyfill: false },
    // Nothing may become a data: URL in a script or a style attribute; the drawings in the CSS are small enough as they are.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Without it, used parts of barrel packages all land in the entry chunk.
      experimental: { lazyBarrel: true },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
