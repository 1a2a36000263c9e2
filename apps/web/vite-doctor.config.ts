// The build of the doctors' own pages, run by that of the app: one script, small enough for a phone on a slow line (specification 9).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { collectPhrases } from './build-steps.ts';
import { lightContract } from './doctor-steps.ts';

export default defineConfig({
  base: '/pc/',
  publicDir: false,
  plugins: [react(), lightContract(), collectPhrases()],
  build: {
    target: 'es2022',
    manifest: '.vite/doctor-manifest.json',
    sourcemap: false,
    // No inline script or style, and no data: address: the page's content security policy allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'doctor.html',
      // Of the kit only what is used comes along, for the rest of it stands on the component library.
      treeshake: { moduleSideEffects: [{ test: /packages\/ui\/src\/.*\.tsx?$/, sideEffects: false }] },
      output: {
        entryFileNames: 'assets/doctor-[hash:7].js',
        chunkFileNames: 'assets/doctor-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
});
