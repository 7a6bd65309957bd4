/** Structured logs. Ids only: no address, name, token, cookie or body is ever logged. */
import pino, { type Logger } from 'pino';

export const createLog = (level: string): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
