import { isId } from '../ids.ts'
import type { CardType } from '../record-types.ts'
import { cleanLine } from '../text/clean.ts'
import { readMarked } from '../text/marked-name.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject, idSchema } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { partsOf } from './parts-of.ts'
import { textLimit } from './text.ts'
import { type LinkRef, unfinishedIn } from './values.ts'

export interface LinkOptions extends FieldOptions {
  /** Also accepts a plain name, for people and things without a record. */
  readonly named?: boolean
  /** Key of the term beside it with the relation of the two records. */
  readonly association?: string
  /** Key of the term beside it that qualifies the attribution: 'circle of'. It is named wherever the link is. */
  readonly qualifiedBy?: string
}

export type LinkField = Leaf<'link', LinkRef> & LinkOptions & { readonly types: readonly CardType[] }

/** Another card of one of these types. */
export const link = (types: readonly CardType[], options: LinkOptions = {}): LinkField => ({
  ...options,
  kind: 'link',
  types,
})

/** A person or body: a card where there is one, else a name as it is written. */
export const agent = (options: LinkOptions = {}): LinkField =>
  link(['person', 'organization'], { named: true, ...options })

/** The same where it mostly is a body: who has no card yet is given that of an organization. */
export const institution = (options: LinkOptions = {}): LinkField =>
  link(['organization', 'person'], { named: true, ...options })

/** The term that qualifies an attribution is repeated with the link when it is read. */
const qualifier = {
  ...closedObject({ id: idSchema, name: { type: 'string' } }, ['id']),
  readOnly: true,
}

/** Name and type of a record are filled in when it is read; a reference to a deleted record keeps only its id. */
const linkedRecord = closedObject(
  {
    id: idSchema,
    name: { type: 'string', readOnly: true },
    type: { type: 'string', readOnly: true },
    qualifier,
  },
  ['id'],
)

const linkedName = closedObject({ name: { type: 'string', minLength: 1, maxLength: textLimit }, qualifier }, [
  'name',
])

/** Returns the value under which a facet counts a link: '#12' for a record, 'Exekias' for a name; qualified '~34#12' and '~34=Exekias'. */
export function linkFacetValue({ id, name = '', qualifier: by }: LinkRef): string {
  if (by) return id === undefined ? `~${by.id}=${name}` : `~${by.id}#${id}`
  return id === undefined ? name : `#${id}`
}

/** Reads the value of a facet of links. */
export function readLinkFacetValue(value: string): LinkRef {
  const [, term, sign, rest = ''] = value.match(/^~(\d+)([#=])(.*)$/s) ?? []
  if (term !== undefined)
    return { ...(sign === '#' ? { id: rest } : { name: rest }), qualifier: { id: term } }
  return value.startsWith('#') ? { id: value.slice(1) } : { name: value }
}

function parse(input: unknown, { named = false }: LinkField, problems: Problems): LinkRef | undefined {
  const parts = partsOf(input, problems)
  if (!parts) return undefined
  const typed = unfinishedIn(input)
  const { id, name } = typed === '' ? parts : { id: undefined, name: typed }
  if (id !== undefined && id !== null && id !== '') {
    if (typeof id === 'string' && isId(id)) return { id }
    problems.add({ key: 'link' })
    return undefined
  }
  const text = typeof name === 'string' ? cleanLine(name) : ''
  if (text === '') return undefined
  if (!named) problems.add({ key: 'link' })
  else if ([...text].length > textLimit) problems.add({ key: 'maxLength', params: { max: textLimit } })
  else return { name: text }
  return undefined
}

export const linkKind: Kind<LinkField, LinkRef> = {
  parse,
  /** A name; the reader of the table finds out whether a record has it. */
  read: text => (text.trim() === '' ? undefined : readMarked(cleanLine(text))),
  show: (value, { types }, words) => words.link(value, types),
  index: value => ({
    ...(value.id === undefined && { words: [value.name ?? ''] }),
    facetValues: [linkFacetValue(value)],
  }),
  schema: ({ types, named }, { refer }) => {
    const record = refer('Link', linkedRecord)
    return {
      ...(named ? refer('LinkOrName', { anyOf: [record, linkedName] }) : record),
      'x-linkTypes': types,
    }
  },
  propertyType: 'LINK',
  facts: ({ id, name = '' }) =>
    id === undefined ? { words: [name], wholes: [name] } : { ids: [id], idsOf: 'cards' },
  facetType: 'TEXT',
  facetLabel: (value, _field, words) => words.link(readLinkFacetValue(value)),
  mapRefs(value, { types, named = false }, mapper) {
    const mapped = mapper.link(types, value, named)
    const by = value.qualifier && mapper.term('', value.qualifier)
    return mapped && by ? { ...mapped, qualifier: by } : mapped
  },
}
