// The web build: served under /pc/, one chunk for what every page needs, everything else on demand, files compressed in advance (specification 9).
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { collectPhrases, compressFiles, withoutJsonSchema } from './build-steps.ts';
import { buildDoctorPages, serveDoctorPages } from './doctor-steps.ts';

// The product's own server, while the page is served by Vite during development.
const server = process.env['YIJIAN_SERVER'] ?? 'http://127.0.0.1:8080';
const forwarded = (ws = false): ProxyOptions => ({ target: server, changeOrigin: false, ws });

/** What the first page needs from outside; the rest of these libraries comes with the screens that use it. */
const libraries =
  'react|react-dom|scheduler|react-router|@tanstack/(react-query|query-core)|zustand|i18next|ky|zod|stylis|@ant-design/(?!icons)[\\w-]+';
const pieces =
  '_util|app|button|config-provider|dropdown|locale|menu|message|modal|notification|space|style|theme|tooltip';
const kit = 'dialog|dropdown|menu|motion|notification|overflow|portal|resize-observer|tooltip|trigger|util';
/** Lists, their tables and filters: a form, and a page of one record without a list, do without. */
const tables =
  /\/node_modules\/(antd\/es|@rc-component)\/(table|pagination)\/|\/packages\/ui\/src\/(list-page|table\/(?!two-line|index|table\.css))|\/src\/lib\/lists\/screen\//;
const always = new RegExp(`/node_modules/(${libraries}|antd/es/(${pieces})|@rc-component/(${kit}))/`);

export default defineConfig({
  base: '/pc/',
  plugins: [react(), withoutJsonSchema(), collectPhrases(), serveDoctorPages(), buildDoctorPages(), compressFiles()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    // No inline script or style, and no data: address: the page's content security policy allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Its door only ties names together, yet does not say so: without this every page loads forms for their contexts.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\/form\//, sideEffects: false }] },
      output: {
        // Every name stands in the first file, so names are short: seven letters of a hash tell four hundred files apart.
        chunkFileNames: ({ name }) => `assets/${name.endsWith('.screen') ? name : name.slice(0, 6)}-[hash:7].js`,
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: always, priority: 2 },
            // Four files instead of two hundred: what the first page needs of our own, what nearly every screen shares, filters, and lists.
            { name: 'initial', tags: ['$initial'], priority: 1 },
            {
              name: 'filters',
              test: /\/packages\/ui\/src\/filter\//,
              minShareCount: 60,
              priority: 0.6,
              includeDependenciesRecursively: false,
            },
            { name: 'tables', test: tables, minShareCount: 60, priority: 0.5, includeDependenciesRecursively: false },
            { name: 'common', minShareCount: 60 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/prod-api': forwarded(true), '/auth': forwarded(), '/pc/env.json': forwarded() },
  },
});
