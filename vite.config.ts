import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // Inlined data: URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
