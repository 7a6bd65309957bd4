/** Numbers of advisory locks, which all processes of a database share: each for one thing. Locks about one of many things are named by a text instead. */
export const advisoryLocks = {
  /** Whoever applies migrations. */
  migrations: 7_105_122,
  /** Whoever loads content. */
  releases: 7_105_123,
  /** Whoever folds changes into the statistics. */
  statistics: 7_105_124,
  /** Whoever grants the application's role its rights. */
  grants: 7_105_125,
} as const;
