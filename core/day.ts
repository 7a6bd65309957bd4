/** 24 hours, ms. A calendar day may be an hour longer or shorter. */
export const dayMs = 24 * 3600_000;
