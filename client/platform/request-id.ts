/** A random UUID, also where `crypto.randomUUID` is missing, as it is on plain HTTP, e.g. in a school's own network. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Sends what makes something. If no answer came, the next try has the same id, so that it is made once; what is made after an answer has another. */
export function makeOnce() {
  let requestId: string | null = null;
  return async <Answer>(send: (requestId: string) => Promise<Answer>): Promise<Answer> => {
    requestId ??= newRequestId();
    const answer = await send(requestId);
    requestId = null;
    return answer;
  };
}
