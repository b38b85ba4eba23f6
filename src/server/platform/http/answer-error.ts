import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorAnswer, type ErrorCode, errorStatus } from '#model/api/errors.ts'
import type { Language } from '#model/languages.ts'
import { isConnectionError } from '../db/database-error.ts'
import { CodedError } from '../errors.ts'
import type { TextBook, TextKey } from '../i18n/texts.ts'
import { requestLanguage } from './request-language.ts'

/** Error codes for refusals of the HTTP framework itself, by status; other statuses from 400 to 499 are `invalid_request`. */
const frameworkCodes: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  429: 'too_many_requests',
}

/** Messages for a request the framework could not read, by the code of its error. */
const frameworkTexts: Readonly<Record<string, TextKey>> = {
  FST_ERR_BAD_URL: 'errors.badAddress',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'errors.notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'errors.notJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'errors.unknownMediaType',
}

const textOf = (error: unknown): TextKey | undefined =>
  typeof error === 'object' && error !== null && 'code' in error
    ? frameworkTexts[String(error.code)]
    : undefined

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

/** Any error as a coded one; an unknown one becomes a bare `internal`. */
export function asCoded(error: unknown): CodedError {
  if (error instanceof CodedError) return error
  const status = statusOf(error)
  // Before the database is suspected: a client that breaks off an upload resets a connection too, and that error has a status.
  if (status >= 400 && status < 500) {
    const text = textOf(error)
    return new CodedError(frameworkCodes[status] ?? 'invalid_request', {
      cause: error,
      ...(text && { text }),
    })
  }
  return new CodedError(isConnectionError(error) ? 'unavailable' : 'internal', { cause: error })
}

/** True when a handler that read the body itself found that the client had gone. */
const leftByClient = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** The answer of an error in a language: one shape for all addresses (P-E04). */
export function errorAnswer(error: CodedError, language: Language, texts: TextBook): ErrorAnswer {
  const { text, params, fields, data } = error.details
  const message = texts.translate(language, text ?? `errors.${error.code}`, params)
  return {
    status: errorStatus[error.code],
    error: error.code,
    message,
    error_description: message,
    ...(data !== undefined && { data }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, problem]) => [
          path,
          texts.translate(language, `validation.${problem.key}`, problem.params),
        ]),
      ),
    }),
  }
}

/** The one place where errors become answers. An unexpected one is logged whole and shown bare. */
export const answerError =
  (texts: TextBook) =>
  async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = leftByClient(thrown, request)
      ? new CodedError('invalid_request', { cause: thrown })
      : asCoded(thrown)
    if (error.status >= 500 && error.code !== 'maintenance' && error.code !== 'unsupported') {
      request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
    }
    if (error.details.retryAfter) reply.header('retry-after', String(Math.ceil(error.details.retryAfter)))
    // Caches keep some errors by themselves: what is gone today may be back tomorrow.
    await reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .send(errorAnswer(error, requestLanguage(request), texts))
  }
