/** Structured logs. Ids only: no address, name, token, cookie or body is ever logged. */
import pino, { type Logger } from 'pino';

/** Named parts only: driver errors carry the connection and the values of the row with them. */
const errorParts = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, ...('code' in error && { code: String(error.code) }), stack: error.stack }
    : { type: typeof error };

export const createLog = (level: string): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorParts } });
