import { z } from 'zod/mini'
import { languages } from '../../languages.ts'
import { checked } from '../../validation/check.ts'
import { maxLength } from '../../validation/validators.ts'
import { authority } from '../../vocabularies/authority-rules.ts'
import { authorityKinds } from '../../vocabularies/definition.ts'
import { endpoint } from '../endpoint.ts'
import { id, language, text } from '../shapes.ts'
import {
  administrators,
  alternativeNames,
  editors,
  inVocabulary,
  oneTerm,
  shortText,
  termDetails,
} from './shapes.ts'

/**
 * Adds an ordinary term, or one of an authority; `authority` then gives its type (optional when the vocabulary has one type only).
 * ORG needs function and reference number besides the name, PER the reference number; the name of a PLA is its place.
 */
export const addTerm = endpoint({
  name: 'vocabularies.addTerm',
  method: 'POST',
  path: '/api/v1/lists/:code/terms',
  access: editors,
  summary: 'Add a term to an open vocabulary',
  params: inVocabulary,
  body: z.object({
    name: text(500),
    assignable: z.optional(z.boolean()),
    /** Id of an object category or of the parent, depending on `filteredBy`. */
    filteringValue: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    filteredBy: z.optional(z.nullable(z.enum(['CATEGORY', 'PARENT_TERM']))),
    parentTermId: z.optional(z.nullable(id)),
    /** Language of the name; by default the requested one. */
    language: z.optional(language),
    authority: z.optional(z.enum(authorityKinds)),
    function: shortText(200),
    referenceNumber: shortText(100),
    dateText: shortText(200),
    place: shortText(200),
    zipCode: shortText(20),
    country: shortText(100),
    region: shortText(100),
    province: shortText(100),
    provinceCode: shortText(10),
  }),
  output: z.object({ id }),
})

/** Most terms that are added at once. */
export const mostNewTerms = 1000

/** Names of new terms, one each. */
export const newNames = z.array(z.string().check(checked(maxLength(500)))).check(z.maxLength(mostNewTerms))

export const addTerms = endpoint({
  name: 'vocabularies.addTerms',
  method: 'POST',
  path: '/api/v1/lists/:code/terms/several',
  access: editors,
  summary:
    'Add several terms to an open vocabulary, below one term or at the top; names already there are passed over',
  params: inVocabulary,
  body: z.object({ names: newNames, parentTermId: z.optional(z.nullable(id)) }),
  output: z.object({ added: z.number(), there: z.number() }),
})

export const addLocation = endpoint({
  name: 'vocabularies.addLocation',
  method: 'POST',
  path: '/api/v1/museum/locations',
  access: editors,
  summary: 'Add a room or location to the museum’s location tree',
  body: z.object({ name: text(50), parentTermId: z.optional(z.nullable(id)), note: shortText(2000) }),
  output: z.object({ id }),
})

export const updateTerm = endpoint({
  name: 'terms.update',
  method: 'PUT',
  path: '/api/v1/terms/:id',
  access: administrators,
  summary: 'Change the names and properties of a term',
  params: oneTerm,
  body: z.object({
    /** Names by language; an empty one is removed. The name in the term's own language is required. */
    labels: z.partialRecord(z.enum(languages), z.string().check(checked(maxLength(500)))),
    /** Names beside these by language; absent: as they are. */
    alternatives: z.optional(alternativeNames),
    language: z.optional(language),
    assignable: z.optional(z.boolean()),
    note: shortText(5000),
    notation: shortText(100),
    source: shortText(200),
    sourceUri: shortText(1000),
    category: z.optional(z.array(z.number())),
    authority: z.optional(z.nullable(authority)),
  }),
  output: termDetails,
})

export const moveTerm = endpoint({
  name: 'terms.move',
  method: 'PUT',
  path: '/api/v1/terms/:id/place',
  access: administrators,
  summary: 'Move a term with all narrower ones to another parent or position',
  params: oneTerm,
  body: z.object({
    /** Null for the top level. */
    parentId: z.nullable(id),
    /** The sibling to insert it before; null or absent for the last position. */
    beforeId: z.optional(z.nullable(id)),
  }),
  output: termDetails,
})

export const deprecateTerm = endpoint({
  name: 'terms.deprecate',
  method: 'PUT',
  path: '/api/v1/terms/:id/deprecated',
  access: administrators,
  summary: 'Retire a term, or offer it again; records that use it keep it',
  params: oneTerm,
  body: z.object({ deprecated: z.boolean() }),
  output: termDetails,
})

export const deprecateStarters = endpoint({
  name: 'vocabularies.deprecateStarters',
  method: 'POST',
  path: '/api/v1/lists/:code/starters/deprecated',
  access: administrators,
  summary:
    'Retire all terms of a list that came with the product; records that use them keep them, and it can be undone',
  params: inVocabulary,
  output: z.object({ count: z.number() }),
})

/** 409 while a record or a narrower term uses it. */
export const deleteTerm = endpoint({
  name: 'terms.delete',
  method: 'DELETE',
  path: '/api/v1/terms/:id',
  access: administrators,
  summary: 'Delete an unused term',
  params: oneTerm,
})
