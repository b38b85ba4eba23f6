import type { Field } from '../kinds/field.ts'
import { type VocabularyCode, vocabularies } from '../vocabularies/definitions.ts'
import { isLeaf, isStructure } from './fields.ts'

/** Returns the vocabulary of a field of which a museum can offer a branch alone; undefined for other fields, and where the vocabulary has no branches. */
export function branchedVocabulary(field: Field): VocabularyCode | undefined {
  if (!isLeaf(field) || field.derived) return undefined
  const code = 'vocabulary' in field ? (field.vocabulary as VocabularyCode) : undefined
  return code && !vocabularies[code].flat && vocabularies[code].authorities.length === 0 ? code : undefined
}

/** Returns the fields of terms at and within a field, by path, each with its vocabulary. */
export function branchedFields(path: string, field: Field): readonly (readonly [string, VocabularyCode])[] {
  if (isStructure(field))
    return Object.entries(field.fields).flatMap(([key, inner]) => branchedFields(`${path}/${key}`, inner))
  const code = branchedVocabulary(field)
  return code ? [[path, code]] : []
}
