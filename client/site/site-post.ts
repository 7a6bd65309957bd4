export interface SitePostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** ISO times. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface SitePost extends SitePostSummary {
  /** Markdown. */
  readonly body: string;
  /** For search results, where it should differ from the title. */
  readonly seoTitle: string;
  /** File in /pictures/, without its ending. */
  readonly picture: string;
}
