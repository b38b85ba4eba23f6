import { z } from 'zod/mini'
import type { CardDeclaration } from '../engine/define-card.ts'
import { recordRequirement, requirementOf } from '../engine/requirement-of.ts'
import { selection } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, language } from './shapes.ts'

/** All filled fields, or a one-page summary (C-O09). */
export const viewType = z.enum(['FULL', 'PREVIEW'])
export type ViewType = z.output<typeof viewType>

/** Maximum number of records per document. */
export const mostPrinted = 300

type Declared = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes'>

/** Returns the endpoints that print records of one type, derived from its declaration. */
export function printEndpoints(declaration: Declared) {
  const { type, path } = declaration
  return {
    pdf: endpoint({
      name: `${type}.pdf`,
      method: 'GET',
      path: `${path}/:id/pdf`,
      access: recordRequirement(declaration, 'download'),
      byCookie: true,
      summary:
        'A record as PDF: FULL with all filled fields, PREVIEW on one page; in `lang`, or else in the language of the request',
      params: z.object({ id }),
      query: z.object({ viewType: z._default(viewType, 'FULL'), lang: z.optional(language) }),
    }),
    pdfOfMany: endpoint({
      name: `${type}.pdfOfMany`,
      method: 'POST',
      path: `${path}/pdf`,
      reads: true,
      access: requirementOf(declaration, 'download'),
      summary: `Up to ${mostPrinted} records as one PDF: FULL with a sheet each, PREVIEW as an illustrated list`,
      body: z.object({ selection, viewType: z._default(viewType, 'PREVIEW') }),
      bodyLimit: 1_000_000,
    }),
    formPdf: endpoint({
      name: `${type}.formPdf`,
      method: 'GET',
      path: `${path}/form/pdf`,
      access: requirementOf(declaration, 'download'),
      byCookie: true,
      summary:
        'The form of the museum as PDF for filling in on paper, each field with its explanation; of all records, or of those of a `kind`',
      query: z.object({ kind: z.optional(z.string().check(z.maxLength(40))), lang: z.optional(language) }),
    }),
  }
}
