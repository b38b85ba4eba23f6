import { z } from 'zod/mini'
import { runStyles } from '../bibliography/citation-runs.ts'
import { citationStyles, usualStyle } from '../bibliography/citation-styles.ts'
import { referenceFormats } from '../bibliography/reference-formats.ts'
import { biblioCard } from '../cards/biblio/biblio-card.ts'
import { requirementOf } from '../engine/requirement-of.ts'
import { linkItem, selection } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Citations of a record per page (C-P13). */
export const citationsOnPage = 4
export const citingOnPage = 25

const style = z._default(z.enum(citationStyles), usualStyle)
const page = z._default(z.string().check(z.regex(/^\d{1,6}$/)), '0')

const run = z.object({ text: z.string(), style: z.optional(z.enum(runStyles)) })

const citation = z.object({
  id: z.string(),
  /** Shown as '[no data]' when empty. */
  citation: z.string(),
  /** The same text in runs, some in italics. */
  runs: z.array(run),
  /** Earliest possible date of the work; years BC have a minus. */
  sortDate: z.nullable(z.string()),
  /** Publication type as the museum calls it. */
  type: z.string(),
})

export type Citation = z.output<typeof citation>

/** The place at which a work is cited. */
const place = {
  pages: z.string(),
  figures: z.string(),
  relation: z.string(),
  note: z.string(),
}

const citeQuote = z.object({
  ...citation.shape,
  /** The record of the work; null for a work that is only named. */
  workId: z.nullable(id),
  ...place,
})

export type CiteQuote = z.output<typeof citeQuote>

export const readCitations = endpoint({
  name: 'citations.list',
  method: 'GET',
  path: '/api/v1/citations/:type/:id',
  access: 'signedIn',
  summary: 'Works that a record cites, with page and note, by date: four per page',
  params: z.object({ type: z.string(), id }),
  query: z.object({ page, style }),
  output: z.object({
    result: z.array(citeQuote),
    page: z.number(),
    totalSize: z.number(),
    blocksize: z.number(),
  }),
})

const reading = requirementOf(biblioCard, 'read')

export const readCitation = endpoint({
  name: 'citations.read',
  method: 'GET',
  path: `${biblioCard.path}/:id/citation`,
  access: reading,
  summary: 'A formatted citation of a work',
  params: z.object({ id }),
  query: z.object({ style }),
  output: citation,
})

export const readCiting = endpoint({
  name: 'citations.citing',
  method: 'GET',
  path: `${biblioCard.path}/:id/citing`,
  access: reading,
  summary: 'Records that cite a work, with page and note, of the types you may read',
  params: z.object({ id }),
  query: z.object({ page }),
  output: z.object({
    result: z.array(z.object({ card: linkItem, places: z.array(z.object(place)) })),
    page: z.number(),
    totalSize: z.number(),
    blocksize: z.number(),
  }),
})

/** Formats for reference managers, and lists for people to read. */
export const referenceFiles = [...referenceFormats, 'text', 'html', 'rtf'] as const
export type ReferenceFile = (typeof referenceFiles)[number]

export const exportReferences = endpoint({
  name: 'citations.export',
  method: 'POST',
  path: `${biblioCard.path}/references`,
  reads: true,
  access: requirementOf(biblioCard, 'download'),
  summary: 'Works as BibTeX, RIS or CSL-JSON, or as a bibliography in a citation style',
  body: z.object({
    selection,
    format: z.enum(referenceFiles),
    style,
    /** For an import into the product: fields that the format has no place for travel in the note, with their paths. */
    complete: z._default(z.boolean(), false),
  }),
  bodyLimit: 2_000_000,
})
