import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * The server's log: one JSON line an event on standard output. Whatever is logged under these names is blotted out,
 * whoever logs it, because a log outlives the session it describes.
 */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: [
        'password',
        'token',
        'secret',
        'authorization',
        'cookie',
        'refresh_token',
        'access_token',
      ].flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  })
