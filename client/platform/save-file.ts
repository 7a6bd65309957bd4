/** Gives text, or bytes, to the browser as a file to save. */
export function saveFile(name: string, type: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([typeof content === 'string' ? content : content.slice()], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the URL must stay valid.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
