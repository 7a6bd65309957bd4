/** A post as it is shipped. Its slug is permanent, because it stands in addresses. */
export interface ShippedPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** ISO time. */
  readonly publishedAt: string;
  /** Markdown, with bar charts as fences named "bars" (client/ui/markdown.tsx). */
  readonly body: string;
}
