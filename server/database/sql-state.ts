/** PostgreSQL's error codes (SQLSTATE), by the names of its manual. Errors of the driver have their code in the same place. */

export const uniqueViolation = '23505';
export const serializationFailure = '40001';
export const deadlockDetected = '40P01';
export const diskFull = '53100';

/** The SQLSTATE of an error that PostgreSQL reported, or Node's code, such as ECONNRESET; null for an error without one, and for anything else. */
export const sqlStateOf = (error: unknown): string | null => (error instanceof Error && 'code' in error ? String(error.code) : null);
