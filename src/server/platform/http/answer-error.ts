import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorAnswer, type ErrorCode, errorStatus } from '#model/api/errors.ts'
import type { Language } from '#model/languages.ts'
import { isConnectionError } from '../db/database-error.ts'
import { CodedError } from '../errors.ts'
import type { TextBook } from '../i18n/texts.ts'
import { requestLanguage } from './request-language.ts'

/** What the HTTP framework itself refuses before a handler runs, by status. */
const frameworkCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  413: 'too_large',
  415: 'invalid_request',
  429: 'too_many_requests',
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

/** Any error as a coded one; an unknown one becomes a bare `internal`. */
export function asCoded(error: unknown): CodedError {
  if (error instanceof CodedError) return error
  if (isConnectionError(error)) return new CodedError('unavailable', { cause: error })
  return new CodedError(frameworkCodes[statusOf(error)] ?? 'internal', { cause: error })
}

/** The answer of an error in a language: one shape for all addresses (acceptance row P-E04). */
export function errorAnswer(error: CodedError, language: Language, texts: TextBook): ErrorAnswer {
  const { text, params, fields } = error.details
  const message = texts.say(language, text ?? `errors.${error.code}`, params)
  return {
    status: errorStatus[error.code],
    error: error.code,
    message,
    error_description: message,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, problem]) => [
          path,
          texts.say(language, `validation.${problem.key}`, problem.params),
        ]),
      ),
    }),
  }
}

/** The one place where errors become answers. An unexpected one is logged whole and shown bare. */
export const answerError =
  (texts: TextBook) =>
  async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = asCoded(thrown)
    if (error.status >= 500 && error.code !== 'maintenance') {
      request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
    }
    if (error.details.retryAfter) reply.header('retry-after', String(Math.ceil(error.details.retryAfter)))
    await reply.code(error.status).send(errorAnswer(error, requestLanguage(request), texts))
  }
