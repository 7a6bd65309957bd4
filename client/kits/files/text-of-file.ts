/** The text of a file. Spreadsheets also save UTF-16 ("Unicode Text") and, where they know no better, Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  // One damaged character makes no other encoding: only where most of what is not ASCII cannot be read as UTF-8 is it Windows-1252.
  const [unread, other] = [text.match(/\ufffd/g)?.length ?? 0, text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0];
  return unread > other ? new TextDecoder('windows-1252').decode(bytes) : text;
}
