import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './build-chunks.ts';

/** Where the gateway listens while developing; in production it serves this build itself. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': gateway,
      '/media': gateway,
      '/socket.io': { target: gateway, ws: true },
    },
  },
  // The pages that are prerendered bring their own head; all others are index.html.
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'tos.html', 'privacy.html'],
      output: {
        codeSplitting: {
          groups: [{ debugName: 'shared', name: chunkOf }],
          // chunkOf decides about each module by who uses it; what uses it may go elsewhere.
          includeDependenciesRecursively: false,
        },
      },
    },
    // The part that every screen loads is larger than the bundler's first guess at too large;
    // scripts/check-bundle.mjs holds the budgets.
    chunkSizeWarningLimit: 600,
  },
  // Its style sheet must go through the build: Node cannot read one.
  ssr: { noExternal: ['@fontsource-variable/manrope'] },
});
