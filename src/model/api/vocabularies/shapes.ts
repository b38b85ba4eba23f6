import { z } from 'zod/mini'
import { vocabularyRequirement } from '../../cards/vocabulary-permissions.ts'
import { languages } from '../../languages.ts'
import type { Requirement } from '../../permissions/access.ts'
import { checked } from '../../validation/check.ts'
import { maxLength } from '../../validation/validators.ts'
import { authority } from '../../vocabularies/authority-rules.ts'
import { authorityKinds } from '../../vocabularies/definition.ts'
import { vocabularyCodes } from '../../vocabularies/definitions.ts'
import { id, language, moment } from '../shapes.ts'

/** Shapes shared by the endpoints for vocabularies and terms (C-V01 to C-V03, C-V09, C-V10). */

/** Anyone who edits records that use an open vocabulary may add terms to it; the call itself checks for which. */
export const editors: Requirement = {
  permissions: [
    ...new Set(vocabularyCodes.flatMap(code => vocabularyRequirement(code, 'edit').permissions ?? [])),
  ],
}

/** Vocabularies are edited by administrators only (C-V09). */
export const administrators: Requirement = { roles: ['TENANT_ADMIN'] }

export const shortText = (max: number) => z.optional(z.string().check(checked(maxLength(max))))

export const code = z.string()

export const inVocabulary = z.object({ code })

export const oneTerm = z.object({ id })

/** Fixed properties of a vocabulary, named in the requested language. */
export const vocabularyMetadata = z.object({
  identifier: z.string(),
  name: z.string(),
  open: z.boolean(),
  flat: z.boolean(),
  termMaxLength: z.number(),
  sort: z.enum(['position', 'name']),
  asynchronous: z.boolean(),
  authorities: z.array(z.enum(authorityKinds)),
  byCategory: z.boolean(),
  /** True when identical names are allowed. */
  similar: z.boolean(),
})

export type VocabularyMetadata = z.output<typeof vocabularyMetadata>

const labels = z.partialRecord(z.enum(languages), z.string())

/** Names beside the one that is shown: synonyms, former names, names of merged terms. */
export const alternativeNames = z.partialRecord(
  z.enum(languages),
  z.array(z.string().check(checked(maxLength(500)))).check(z.maxLength(200)),
)

export const term = z.object({
  id,
  /** The vocabulary it belongs to. */
  code: z.string(),
  /** In the requested language, or else in the term's own. */
  name: z.string(),
  /** Number of direct children. */
  children: z.number(),
  /** True when it can be chosen; false when it only groups others. */
  assignable: z.boolean(),
  parentId: z.nullable(id),
  /** Broader terms, topmost first. */
  path: z.array(z.object({ id, name: z.string() })),
  source: z.nullable(z.string()),
  creationDate: moment,
  properties: z.object({
    classificationCategory: z.nullable(z.string()),
    numChildren: z.number(),
    /** Notation of the source ('11H(JEROME)'), shown before the name. */
    prefix: z.optional(z.string()),
  }),
  /** Object categories it applies to; empty for all. */
  category: z.array(z.number()),
  deprecated: z.boolean(),
  /** The replacement, when it was merged. */
  mergedIntoId: z.nullable(id),
  authority: z.nullable(authority),
})

export type Term = z.output<typeof term>

export const termPage = z.object({
  metadata: vocabularyMetadata,
  terms: z.array(term),
  page: z.number(),
  blocksize: z.number(),
  totalCount: z.number(),
  /** True when the search stopped counting before the end. */
  more: z.boolean(),
  /** The term of `selectedTermId` with its path, wherever it is in the vocabulary. */
  selected: z.nullable(term),
})

export type TermPage = z.output<typeof termPage>

export const numberFrom = (min: number, max: number) =>
  z.optional(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)))

/** A term as the editor shows it. */
export const termDetails = z.object({
  ...term.shape,
  labels,
  alternatives: z.partialRecord(z.enum(languages), z.array(z.string())),
  /** Language of the term's own name, the fallback for missing translations. */
  language,
  note: z.string(),
  sourceUri: z.nullable(z.string()),
  notation: z.nullable(z.string()),
  position: z.number(),
})

export type TermDetails = z.output<typeof termDetails>
