import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import {
  code,
  inVocabulary,
  numberFrom,
  oneTerm,
  shortText,
  term,
  termDetails,
  termPage,
  vocabularyMetadata,
} from './shapes.ts'

const underTerm = z.object({ code, parentId: id })

const flag = z.optional(z.enum(['true', 'false']))

const termQuery = z.object({
  /** From 0. By default the page that contains the selected term. */
  page: numberFrom(0, 1_000_000),
  /** Terms per page; default 100. */
  blocksize: numberFrom(1, 500),
  /** Words of the name in any language; finds terms on all levels. */
  q: shortText(500),
  /** First letter of the name. */
  ql: shortText(2),
  objectCategoryId: numberFrom(0, 1000),
  selectedTermId: z.optional(z.string()),
  /** Includes deprecated and merged terms, for the editor. */
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
  summary: 'Top-level terms of a vocabulary, or search results',
  params: inVocabulary,
  query: termQuery,
  output: termPage,
})

export const readChildren = endpoint({
  name: 'vocabularies.children',
  method: 'GET',
  path: '/api/v1/lists/:code/:parentId',
  access: 'signedIn',
  summary: 'Narrower terms of a term, or search results below it',
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
  summary: 'First letters of the top-level terms',
  params: inVocabulary,
  query: letterQuery,
  output: letters,
})

export const readChildLetters = endpoint({
  name: 'vocabularies.childLetters',
  method: 'GET',
  path: '/api/v1/lists/:code/:parentId/letters',
  access: 'signedIn',
  summary: 'First letters of the narrower terms of a term',
  params: underTerm,
  query: letterQuery,
  output: letters,
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

export const readTerm = endpoint({
  name: 'terms.read',
  method: 'GET',
  path: '/api/v1/terms/:id',
  access: 'signedIn',
  summary: 'One term with its names in all languages',
  params: oneTerm,
  output: termDetails,
})
