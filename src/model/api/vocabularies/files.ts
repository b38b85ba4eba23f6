import { z } from 'zod/mini'
import { importProfiles } from '../../vocabularies/import-profiles.ts'
import { endpoint } from '../endpoint.ts'
import { id, language } from '../shapes.ts'
import { administrators, inVocabulary } from './shapes.ts'

export const importFormats = ['csv', 'tsv', 'skos-xml', 'skos-turtle'] as const

export const exportFormats = ['csv', 'tsv', 'skos-turtle'] as const

export const importTerms = endpoint({
  name: 'vocabularies.import',
  method: 'POST',
  path: '/api/v1/lists/:code/import',
  access: administrators,
  summary: 'Import terms; those with a known source identifier are updated',
  params: inVocabulary,
  body: z.object({
    format: z.enum(importFormats),
    content: z.string(),
    /** For CSV and TSV; default 'vitrine'. */
    profile: z.optional(z.enum(importProfiles)),
    /** Language of names without one in the file; by default the requested one. */
    language: z.optional(language),
    /** Only counts the changes, without making them. */
    dryRun: z.optional(z.boolean()),
  }),
  bodyLimit: 64 * 1024 * 1024,
  output: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    /** For undo; null when nothing changed or on a dry run. */
    changeId: z.nullable(id),
  }),
})

/** Answers with the file itself. */
export const exportTerms = endpoint({
  name: 'vocabularies.export',
  method: 'GET',
  path: '/api/v1/lists/:code/export',
  access: administrators,
  summary: 'All terms of a vocabulary as a file',
  params: inVocabulary,
  /** Default CSV. */
  query: z.object({ format: z.optional(z.enum(exportFormats)) }),
})
