import { type AuthorityId, authorityCell, authorityKey } from '../authorities/authority-id.ts'
import { readAuthority } from '../authorities/read-authority.ts'
import { isSchemeName, type SchemeName, schemeOf } from '../authorities/schemes.ts'
import { cleanLine } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { partsOf } from './parts-of.ts'

export interface AuthorityOptions extends FieldOptions {
  /** The authority files it may be of, in the order in which they are offered. */
  readonly schemes: readonly SchemeName[]
}

export type AuthorityField = Leaf<'authority', AuthorityId> & AuthorityOptions

/** The identifier of a person, place or work in an authority file: 'ULAN 500115588'. */
export const authority = (options: AuthorityOptions): AuthorityField => ({ ...options, kind: 'authority' })

const longest = 300

function readText(
  text: string,
  { schemes }: AuthorityField,
  problems: Problems,
  chosen?: SchemeName,
): AuthorityId | undefined {
  const written = cleanLine(text)
  if (written === '') return undefined
  if ([...written].length > longest) {
    problems.add({ key: 'maxLength', params: { max: longest } })
    return undefined
  }
  const read = readAuthority(written, schemes, chosen)
  if ('id' in read) return read.id
  problems.add(read.problem)
  return undefined
}

export const authorityKind: Kind<AuthorityField, AuthorityId> = {
  /** The parts, or a text as people write it. */
  parse(input, field, problems) {
    if (typeof input === 'string') return readText(input, field, problems)
    const parts = partsOf(input, problems)
    if (!parts) return undefined
    const { scheme, code } = parts
    if (code === undefined || code === null || code === '') return undefined
    const isChosen = scheme !== undefined && scheme !== null && scheme !== ''
    if (typeof code !== 'string' || (isChosen && !isSchemeName(scheme))) {
      problems.add({ key: 'type' })
      return undefined
    }
    return readText(code, field, problems, isChosen && isSchemeName(scheme) ? scheme : undefined)
  },
  read: (text, field, problems) => readText(text, field, problems),
  show: authorityCell,
  /** Whole, as an import looks it up, and by the number alone. */
  index: id => ({ identifiers: [...new Set([authorityKey(id), id.code])] }),
  schema: ({ schemes }) => ({
    oneOf: schemes.map(scheme => {
      const { name, pattern } = schemeOf(scheme) ?? {}
      const code = pattern ? { pattern: pattern.source } : { minLength: 1, maxLength: longest }
      return {
        ...(name && { title: name }),
        ...closedObject({ scheme: { const: scheme }, code: { type: 'string', ...code } }),
      }
    }),
  }),
  propertyType: 'TEXT',
  /** With the file it is of or without: 'ULAN 500115588', '500115588'. */
  facts: id => ({ words: [authorityKey(id)], wholes: [authorityKey(id), id.code] }),
}
