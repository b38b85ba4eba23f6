import { z } from 'zod/mini'
import { documentKinds } from '../licences/documents.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

/** A document to agree to, in one language. Its text is read with `textBlocks`. */
export const termsDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  version: z.int(),
  /** The language asked for, or the one there is. */
  language,
  title: z.string(),
  body: z.string(),
  publishedAt: moment,
})

export type TermsDocument = z.output<typeof termsDocument>

/** Terms differ between a trial and a subscription; the others are the same for both. */
export const readDocument = endpoint({
  name: 'licences.document',
  method: 'GET',
  path: '/api/v1/public/static/terms/:kind',
  access: 'public',
  summary:
    'The newest published document of a kind, in the language asked for: by `lang`, else by Accept-Language',
  params: z.object({ kind: z.enum(documentKinds) }),
  query: z.object({ type: z.optional(z.enum(['trial', 'paid'])), lang: z.optional(language) }),
  output: termsDocument,
})
