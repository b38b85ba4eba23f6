import type { FastifyRequest } from 'fastify'
import { chooseLanguage, type Language } from '#model/languages.ts'

/** The language an answer should speak: the first of Accept-Language that we have (RFC 9110, section 12.5.4; by order, weights aside). */
export const requestLanguage = (request: FastifyRequest): Language =>
  chooseLanguage(
    (request.headers['accept-language'] ?? '').split(',').map(part => part.split(';')[0]?.trim() ?? ''),
  )
