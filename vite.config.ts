import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const jsonSchemaImports = /^import (\* as processors|\{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \}) from .*$/gm;

/** Every schema of zod can describe itself as JSON Schema, which only the server uses, for its documents: 6 kB gzipped that no browser needs. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  transform(code, id) {
    if (!id.endsWith('/zod/v4/classic/schemas.js')) return null;
    if (code.match(jsonSchemaImports)?.length !== 2) throw new Error('zod is arranged differently now: see withoutJsonSchema');
    return `const processors = {}, createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => undefined;\n${code.replace(jsonSchemaImports, '')}`;
  },
};

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), withoutJsonSchema],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // Inlined data: URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
