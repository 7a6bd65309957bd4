/** Topics in parts of about equal effort: the largest first, each to the part that has least. */
export function partsOf(efforts: ReadonlyMap<number, number>, count: number): number[][] {
  const parts = Array.from({ length: count }, () => ({ topics: [] as number[], size: 0 }));
  for (const [topicId, effort] of [...efforts].toSorted(([, a], [, b]) => b - a)) {
    const least = parts.toSorted((a, b) => a.size - b.size)[0];
    least?.topics.push(topicId);
    if (least) least.size += effort;
  }
  return parts.map(({ topics }) => topics.toSorted((a, b) => a - b));
}
