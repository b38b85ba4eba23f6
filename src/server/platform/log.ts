import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const secretNames = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'refresh_token',
  'access_token',
]

/**
 * The server's log: one JSON line an event, on standard output unless configured otherwise. Whatever is logged under the names of secrets
 * is blotted out wherever it is logged, because a log outlives the session it describes.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretNames.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    destination ?? pino.destination(1),
  )
