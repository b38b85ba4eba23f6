import { isId } from '../ids.ts'
import { cleanLine } from '../text/clean.ts'
import type { VocabularyCode } from '../vocabularies/definitions.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject, idSchema, type JsonSchema, type SchemaContext } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { type TermRef, unfinishedIn } from './values.ts'

export interface TermOptions extends FieldOptions {
  readonly vocabulary: VocabularyCode
}

export type TermField = Leaf<'term', TermRef> & TermOptions
export type TermsField = Leaf<'terms', TermRef[]> & TermsOptions & Pick<TermOptions, 'vocabulary'>

interface TermsOptions extends FieldOptions {
  /** Path of words in the record that may be terms of the field: the embedded metadata of a file. */
  readonly proposedBy?: string
}

/** One term of a vocabulary. */
export const term = (vocabulary: VocabularyCode, options: FieldOptions = {}): TermField => ({
  ...options,
  kind: 'term',
  vocabulary,
})

/** Any number of terms of a vocabulary, in order, each once. */
export const terms = (vocabulary: VocabularyCode, options: TermsOptions = {}): TermsField => ({
  ...options,
  kind: 'terms',
  vocabulary,
})

const mostTerms = 100

const idOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && ('id' in input || 'typed' in input)
    ? (input as { readonly id?: unknown }).id
    : input

function parseTerm(input: unknown, problems: Problems): TermRef | undefined {
  if (unfinishedIn(input) !== '') {
    problems.add({ key: 'term' })
    return undefined
  }
  const id = idOf(input)
  if (id === undefined || id === null || id === '') return undefined
  if (typeof id === 'string' && isId(id)) return { id }
  problems.add({ key: 'term' })
  return undefined
}

/** A term as a table gives it: its name, still without an id. A path has ' > ' between its names. */
const named = (name: string): TermRef => ({ id: '', name: cleanLine(name) })

/** A term of any vocabulary; its name is filled in when it is read. */
const termSchema = ({ refer }: SchemaContext): JsonSchema =>
  refer('Term', closedObject({ id: idSchema, name: { type: 'string', readOnly: true } }, ['id']))

export const termKind: Kind<TermField, TermRef> = {
  parse: (input, _field, problems) => parseTerm(input, problems),
  read: text => (text.trim() === '' ? undefined : named(text)),
  show: (value, _field, words) => words.term(value),
  index: ({ id }) => ({ terms: [id] }),
  schema: ({ vocabulary }, context) => ({ ...termSchema(context), 'x-vocabulary': vocabulary }),
  propertyType: 'TERM',
  isPlain: true,
  facts: ({ id }) => ({ ids: [id], idsOf: 'terms' }),
  facetType: 'MULTIVALUE',
  vocabularyOf: ({ vocabulary }) => vocabulary,
  facetLabel: (value, _field, words) => words.term({ id: value }),
  mapRefs: (value, { vocabulary }, mapper) => mapper.term(vocabulary, value),
}

export const termsKind: Kind<TermsField, TermRef[]> = {
  parse(input, _field, problems) {
    if (input === undefined || input === null) return undefined
    if (!Array.isArray(input)) {
      problems.add({ key: 'type' })
      return undefined
    }
    if (input.length > mostTerms) {
      problems.add({ key: 'tooMany', params: { max: mostTerms } })
      return undefined
    }
    const ids = new Set(input.flatMap((item, at) => parseTerm(item, problems.at(String(at)))?.id ?? []))
    return ids.size === 0 ? undefined : [...ids].map(id => ({ id }))
  },
  read(text) {
    const names = text
      .split(';')
      .map(name => name.trim())
      .filter(name => name !== '')
    return names.length === 0 ? undefined : names.map(named)
  },
  show: (value, _field, words) => value.map(ref => words.term(ref)).join('; '),
  index: value => ({ terms: value.map(({ id }) => id) }),
  schema: ({ vocabulary }, context) => ({
    type: 'array',
    items: termSchema(context),
    minItems: 1,
    maxItems: mostTerms,
    'x-vocabulary': vocabulary,
  }),
  propertyType: 'TERM',
  facts: value => ({ ids: value.map(({ id }) => id), idsOf: 'terms' }),
  facetType: 'MULTIVALUE',
  isSeveral: true,
  facetLabel: (value, _field, words) => words.term({ id: value }),
  mapRefs(value, { vocabulary }, mapper) {
    const mapped = value.flatMap(ref => mapper.term(vocabulary, ref) ?? [])
    return mapped.length === 0 ? undefined : mapped
  },
}
