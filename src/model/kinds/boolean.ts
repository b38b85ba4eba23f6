import { fold } from '../text/fold.ts'
import type { FieldOptions, Leaf } from './field.ts'
import type { Kind } from './kind.ts'

export type BooleanField = Leaf<'boolean', true>

/** Yes, or no value: an unticked box is the same as an empty field, so that a group of unticked boxes is empty. */
export const boolean = (options: FieldOptions = {}): BooleanField => ({ ...options, kind: 'boolean' })

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'si', 's', 'ja', 'j', 'tak', 't'])
const no = new Set(['', 'no', 'n', 'false', '0', 'nein', 'nie', 'f', '-'])

export const booleanKind: Kind<BooleanField, true> = {
  parse(input, _field, problems) {
    if (input === true) return true
    if (input !== undefined && input !== null && input !== false) problems.add({ key: 'type' })
    return undefined
  },
  read(text, _field, problems) {
    const word = fold(text).trim()
    if (yes.has(word)) return true
    if (!no.has(word)) problems.add({ key: 'yesNo' })
    return undefined
  },
  show: (value, _field, words) => words.yesNo(value),
  index: () => ({ facetValues: ['true'] }),
  /** Absent for no. */
  schema: () => ({ type: 'boolean', const: true }),
  propertyType: 'BOOLEAN',
  isPlain: true,
  facts: () => ({ ids: ['true'] }),
  facetType: 'MULTIVALUE',
  isMark: true,
  facetLabel: (_value, _field, words) => words.yesNo(true),
}
