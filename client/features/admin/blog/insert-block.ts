/** Puts Markdown where the cursor is, in a paragraph of its own, and goes on there. */
export function insertBlock(text: HTMLTextAreaElement, markdown: string): void {
  const [before, after] = [text.value.slice(0, text.selectionStart), text.value.slice(text.selectionEnd)];
  text.setRangeText(`${before === '' || before.endsWith('\n\n') ? '' : '\n\n'}${markdown}${after.startsWith('\n\n') ? '' : '\n\n'}`);
  text.dispatchEvent(new InputEvent('input', { bubbles: true }));
  text.focus();
}
