export const hourMs = 3600_000;

/** 24 hours, ms. A calendar day may be an hour longer or shorter. */
export const dayMs = 24 * hourMs;
