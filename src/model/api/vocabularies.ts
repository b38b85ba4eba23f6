import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import type { Requirement } from '../permissions/access.ts'
import { checked } from '../validation/check.ts'
import { maxLength } from '../validation/validators.ts'
import { authorityKinds } from '../vocabularies/definition.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment, text } from './shapes.ts'

/** Vocabularies and their terms (specification 001, sections 3, 4 and 7; acceptance rows C-V01 to C-V03, C-V09, C-V10). */

/** Whoever edits any kind of card adds terms to open vocabularies. */
const editors: Requirement = {
  permissions: [
    'catalogueAddCard',
    'catalogueEdit',
    'procedureCataloguingCatalogue',
    'damUpload',
    'damEditMetadata',
    'collectionsRead',
    'personCreate',
    'personUpdate',
    'documentCreate',
    'documentUpdate',
    'biblioCreate',
    'biblioUpdate',
    'placeCreate',
    'placeUpdate',
    'eventCreate',
    'eventUpdate',
  ],
}

/** The editor of vocabularies is the administrator's (acceptance row C-V09). */
const administrators: Requirement = { roles: ['TENANT_ADMIN'] }

const shortText = (max: number) => z.optional(z.string().check(checked(maxLength(max))))

const code = z.string()
const inVocabulary = z.object({ code })
const underTerm = z.object({ code, parentId: id })
const oneTerm = z.object({ id })

/** What is fixed about a vocabulary, named in the asked language. */
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
  /** Identical names are allowed. */
  similar: z.boolean(),
})

export type VocabularyMetadata = z.output<typeof vocabularyMetadata>

/** What an authority file keeps about an organization, a person or a place. */
export const authority = z.object({
  kind: z.enum(authorityKinds),
  function: z.optional(z.string()),
  referenceNumber: z.optional(z.string()),
  dateText: z.optional(z.string()),
  place: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  country: z.optional(z.string()),
  region: z.optional(z.string()),
  province: z.optional(z.string()),
  provinceCode: z.optional(z.string()),
})

export type Authority = z.output<typeof authority>

const labels = z.partialRecord(z.enum(languages), z.string())

export const term = z.object({
  id,
  /** The vocabulary it is of. */
  code: z.string(),
  /** In the asked language; where that is missing, in the term's own. */
  name: z.string(),
  /** Terms directly below it. */
  children: z.number(),
  /** May be chosen; a term that only groups others may not. */
  assignable: z.boolean(),
  parentId: z.nullable(id),
  /** The terms above it, topmost first. */
  path: z.array(z.object({ id, name: z.string() })),
  source: z.nullable(z.string()),
  creationDate: moment,
  properties: z.object({
    classificationCategory: z.nullable(z.string()),
    numChildren: z.number(),
    /** Notation of the source ('11H(JEROME)'), shown before the name. */
    prefix: z.optional(z.string()),
  }),
  /** Object categories it is for; empty for all. */
  category: z.array(z.number()),
  deprecated: z.boolean(),
  /** The term that took its place when it was merged. */
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
  /** True when a search found more than it counted. */
  more: z.boolean(),
  /** The term asked for by `selectedTermId`, with its path, wherever in the vocabulary it is. */
  selected: z.nullable(term),
})

export type TermPage = z.output<typeof termPage>

const numberFrom = (min: number, max: number) =>
  z.optional(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)))
const flag = z.optional(z.enum(['true', 'false']))

const termQuery = z.object({
  /** First page is 0. Without it, the page that holds the selected term. */
  page: numberFrom(0, 1_000_000),
  /** Terms a page; default 100. */
  blocksize: numberFrom(1, 500),
  /** Words of the name, in any language; finds terms of all levels. */
  q: shortText(500),
  /** First letter of the name. */
  ql: shortText(2),
  objectCategoryId: numberFrom(0, 1000),
  selectedTermId: z.optional(z.string()),
  /** Shows deprecated and merged terms too: for the editor. */
  deprecated: flag,
})

export const listVocabularies = endpoint({
  name: 'vocabularies.list',
  method: 'GET',
  path: '/api/v1/lists',
  access: 'signedIn',
  summary: 'All vocabularies with their rules',
  output: z.object({ result: z.array(vocabularyMetadata) }),
})

export const readTerms = endpoint({
  name: 'vocabularies.read',
  method: 'GET',
  path: '/api/v1/lists/:code',
  access: 'signedIn',
  summary: 'Topmost terms of a vocabulary, or those a search finds',
  params: inVocabulary,
  query: termQuery,
  output: termPage,
})

export const readChildren = endpoint({
  name: 'vocabularies.children',
  method: 'GET',
  path: '/api/v1/lists/:code/:parentId',
  access: 'signedIn',
  summary: 'Terms below a term, or those a search finds below it',
  params: underTerm,
  query: termQuery,
  output: termPage,
})

const letters = z.object({ letters: z.array(z.string()) })
const letterQuery = z.object({ objectCategoryId: numberFrom(0, 1000) })

export const readLetters = endpoint({
  name: 'vocabularies.letters',
  method: 'GET',
  path: '/api/v1/lists/:code/letters',
  access: 'signedIn',
  summary: 'First letters of the topmost terms',
  params: inVocabulary,
  query: letterQuery,
  output: letters,
})

export const readChildLetters = endpoint({
  name: 'vocabularies.childLetters',
  method: 'GET',
  path: '/api/v1/lists/:code/:parentId/letters',
  access: 'signedIn',
  summary: 'First letters of the terms below a term',
  params: underTerm,
  query: letterQuery,
  output: letters,
})

/**
 * An ordinary term, or one of an authority file: then `authority` says of which kind (it may be left out where the vocabulary has one kind only).
 * ORG asks for function and referenceNumber besides the name, PER for referenceNumber; the name of a PLA is its place.
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
    /** Id of an object category or of the parent, as `filteredBy` says. */
    filteringValue: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    filteredBy: z.optional(z.nullable(z.enum(['CATEGORY', 'PARENT_TERM']))),
    parentTermId: z.optional(z.nullable(id)),
    /** The language of the name; default: the asked one. */
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

const found = z.object({ terms: z.array(term), totalCount: z.number(), more: z.boolean() })

export const searchTaxa = endpoint({
  name: 'vocabularies.searchTaxa',
  method: 'GET',
  path: '/api/v1/taxon/search',
  access: 'signedIn',
  summary: 'Taxa whose name has these words',
  query: z.object({
    q: shortText(120),
    type: z.optional(z.enum(['TAXONOMY'])),
    blocksize: numberFrom(1, 500),
  }),
  output: found,
})

export const searchCountries = endpoint({
  name: 'vocabularies.searchCountries',
  method: 'GET',
  path: '/api/v1/countries/search',
  access: 'signedIn',
  summary: 'Countries whose name has these words',
  query: z.object({
    q: shortText(80),
    type: z.optional(z.enum(['COUNTRIES'])),
    blocksize: numberFrom(1, 500),
  }),
  output: found,
})

export const addLocation = endpoint({
  name: 'vocabularies.addLocation',
  method: 'POST',
  path: '/api/v1/museum/locations',
  access: editors,
  summary: 'Add a room or location to the museum’s own tree',
  body: z.object({ name: text(50), parentTermId: z.optional(z.nullable(id)), note: shortText(2000) }),
  output: z.object({ id }),
})

/** A term as the editor shows it. */
export const termDetails = z.object({
  ...term.shape,
  labels,
  /** Language of the term's own name, in which it stands where the asked one is missing. */
  language,
  note: z.string(),
  sourceUri: z.nullable(z.string()),
  notation: z.nullable(z.string()),
  position: z.number(),
})

export type TermDetails = z.output<typeof termDetails>

export const readTerm = endpoint({
  name: 'terms.read',
  method: 'GET',
  path: '/api/v1/terms/:id',
  access: 'signedIn',
  summary: 'One term with its names in all languages',
  params: oneTerm,
  output: termDetails,
})

export const updateTerm = endpoint({
  name: 'terms.update',
  method: 'PUT',
  path: '/api/v1/terms/:id',
  access: administrators,
  summary: 'Change the names and properties of a term',
  params: oneTerm,
  body: z.object({
    /** Names by language; an empty one is taken away. The name in the term's own language has to stay. */
    labels: z.partialRecord(z.enum(languages), z.string().check(checked(maxLength(500)))),
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
  summary: 'Put a term, with all below it, under another one or elsewhere among its neighbours',
  params: oneTerm,
  body: z.object({
    /** Null for the top. */
    parentId: z.nullable(id),
    /** The neighbour it is to stand before; null or missing for the last place. */
    beforeId: z.optional(z.nullable(id)),
  }),
  output: termDetails,
})

export const deprecateTerm = endpoint({
  name: 'terms.deprecate',
  method: 'PUT',
  path: '/api/v1/terms/:id/deprecated',
  access: administrators,
  summary: 'Offer a term no longer, or again; cards that have it keep it',
  params: oneTerm,
  body: z.object({ deprecated: z.boolean() }),
  output: termDetails,
})

/** 409 when a card or a term below still needs it. */
export const deleteTerm = endpoint({
  name: 'terms.delete',
  method: 'DELETE',
  path: '/api/v1/terms/:id',
  access: administrators,
  summary: 'Delete a term that nothing uses',
  params: oneTerm,
})

export const changeKinds = [
  'ADD',
  'UPDATE',
  'MOVE',
  'DEPRECATE',
  'RESTORE',
  'MERGE',
  'DELETE',
  'IMPORT',
] as const

export const termChange = z.object({
  id,
  kind: z.enum(changeKinds),
  /** The first terms touched, at most twenty, by id and name at that time. */
  terms: z.array(z.object({ id, name: z.string() })),
  count: z.number(),
  at: moment,
  by: z.nullable(z.object({ accountId: id, name: z.string() })),
  undone: z.boolean(),
})

export type TermChange = z.output<typeof termChange>

export const listChanges = endpoint({
  name: 'vocabularies.changes',
  method: 'GET',
  path: '/api/v1/lists/:code/changes',
  access: administrators,
  summary: 'What was changed in a vocabulary, newest first',
  params: inVocabulary,
  query: z.object({ page: numberFrom(0, 100_000), blocksize: numberFrom(1, 100) }),
  output: z.object({ result: z.array(termChange), totalSize: z.number() }),
})

/** 409 when the terms were changed again since, or something uses what would go. */
export const undoChange = endpoint({
  name: 'vocabularies.undoChange',
  method: 'PUT',
  path: '/api/v1/term-changes/:id/undone',
  access: administrators,
  summary: 'Undo a change of a vocabulary',
  params: oneTerm,
})

export const importFormats = ['csv', 'tsv', 'skos-xml', 'skos-turtle'] as const
export const exportFormats = ['csv', 'tsv', 'skos-turtle'] as const

/** Ready mappings for well-known files; 'vitrine' is the layout of our own export. */
export const importProfiles = [
  'vitrine',
  'aat',
  'iconclass',
  'iccd',
  'iso-countries',
  'iso-languages',
  'nomisma',
  'tate-subjects',
] as const

export const importTerms = endpoint({
  name: 'vocabularies.import',
  method: 'POST',
  path: '/api/v1/lists/:code/import',
  access: administrators,
  summary: 'Import terms; those that are known by their source identifier are brought up to date',
  params: inVocabulary,
  body: z.object({
    format: z.enum(importFormats),
    content: z.string(),
    /** For CSV and TSV; default 'vitrine'. */
    profile: z.optional(z.enum(importProfiles)),
    /** Language of names that the file gives none; default: the asked one. */
    language: z.optional(language),
    /** Only counts what would happen. */
    dryRun: z.optional(z.boolean()),
  }),
  bodyLimit: 64 * 1024 * 1024,
  output: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    /** For undoing; null when nothing changed or it was a dry run. */
    changeId: z.nullable(id),
  }),
})

/** Answers the file itself. */
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
