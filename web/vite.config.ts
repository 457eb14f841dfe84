import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf } from './build-chunks.ts';

/** Where the gateway listens while developing; in production it serves this build itself. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

/**
 * Leaves out the half of zod that writes schemas as JSON: methods of every schema keep it in the bundle,
 * 6 KB of it, and only the gateway's API document calls them.
 */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  transform(code, id) {
    if (!/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return undefined;
    const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
    const lines = names.map((name) => `export const ${name} = () => undefined;`);
    return {
      code: [
        ...lines,
        ...(names.includes('processSchema') ? ['export { processSchema as process };'] : []),
      ].join('\n'),
      map: null,
    };
  },
};

export default defineConfig({
  plugins: [react(), withoutJsonSchemas],
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
