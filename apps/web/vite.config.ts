import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { cssTarget } from './css-target.ts';
import { iconStyles } from './icon-styles.ts';
import { officeDocument } from './office-document.ts';
import { routerInProduction } from './router-in-production.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { pagesInDevelopment } from './pages-in-development.ts';
import { wireEndpoints } from './wire-endpoints.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    iconStyles(),
    routerInProduction(),
    wireEndpoints(),
    officeDocument(),
    serviceWorker(),
    pagesInDevelopment(api),
  ],
  build: {
    modulePreload: { polyfill: false },
    // Nothing may become a data: URL in a script or a style attribute; the drawings in the CSS are small enough as they are.
    assetsInlineLimit: 0,
    cssTarget,
    rolldownOptions: {
      // Without it, used parts of barrel packages all land in the entry chunk.
      experimental: { lazyBarrel: true },
      // The contract's schemas do nothing by being made, so those that a screen does not use are left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { proxy: { '/api': api } },
});
