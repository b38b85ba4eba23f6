import { readFileSync } from 'node:fs'
import type { PictureParams } from '#demonstration/pictures/index.ts'
import type { WrittenValues } from '#demonstration/work/written-values.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import type { ListedType } from '#model/record-types.ts'

/** A record of the set, as its file has it. */
export interface SampleItem {
  /** Its name in the set, by which others refer to it. */
  readonly key: string
  readonly type: ListedType
  /** Parameters of the drawing that is its picture. */
  readonly picture?: PictureParams
  /** Names of the records that a procedure is about. */
  readonly about?: readonly string[]
  readonly values: WrittenValues
}

interface SampleSet {
  /** The word that marks a record as a sample. */
  readonly words: Readonly<Record<Language, string>>
  readonly credit: Translated
  readonly records: readonly SampleItem[]
}

/** The sample data, in the order in which it is put in: what a record names comes before it. */
export const sampleSet = JSON.parse(
  readFileSync(new URL('../../../demonstration/sample/records.json', import.meta.url), 'utf8'),
) as SampleSet

/** Returns values in one language: texts that are told apart by language, the word for samples, and names of records. */
export function valuesIn(language: Language, value: unknown): unknown {
  if (typeof value === 'string') return value.replace('{sample}', sampleSet.words[language])
  if (Array.isArray(value)) return value.map(each => valuesIn(language, each))
  if (typeof value !== 'object' || value === null) return value
  if ('in' in value) return valuesIn(language, (value.in as Readonly<Record<Language, string>>)[language])
  if ('record' in value) return value.record
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, valuesIn(language, each)]))
}
