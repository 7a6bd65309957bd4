/** `npm start`: a fresh client, then the server. */
await import('./build-if-needed.ts');
await import('../server/main.ts');

export {};
