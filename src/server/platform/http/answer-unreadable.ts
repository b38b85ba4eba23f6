import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { fallbackLanguage } from '#model/languages.ts'
import { CodedError } from '../errors.ts'
import type { TextBook } from '../i18n/texts.ts'
import { errorAnswer } from './answer-error.ts'
import { securityHeaders } from './security-headers.ts'

/** Status of the answer to requests that the HTTP parser refuses, by its code. Everything else is a 400. */
const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what was no request the server could read (too long a head, an unknown method, no HTTP at all) in the shape of all errors.
 * There is no request yet, so the language is the general one; then the connection ends.
 */
export const answerUnreadable =
  (texts: TextBook) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const status = statuses[error.code ?? ''] ?? 400
      const coded = new CodedError(status === 431 ? 'too_large' : 'invalid_request')
      const body = JSON.stringify({ ...errorAnswer(coded, fallbackLanguage, texts), status })
      const headers = {
        ...securityHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
    }
    socket.destroy(error)
  }
