import type { ImportWithFile } from '#model/api/imports.ts'
import { listedTypeNamed } from '#model/navigation/card-paths.ts'
import type { CardType } from '#model/record-types.ts'

export const steps = ['file', 'map', 'values', 'check', 'load'] as const
export type Step = (typeof steps)[number]

export const isStep = (name: unknown): name is Step => steps.some(step => step === name)

/** The search part of the addresses of imports: the record type; without one the first of the product. */
interface ImportsSearch {
  readonly type?: CardType
}

/** Parses the address of the list of imports. */
export const readImportsSearch = (search: Readonly<Record<string, unknown>>): ImportsSearch => {
  const type = typeof search.type === 'string' ? listedTypeNamed(search.type) : undefined
  return type ? { type } : {}
}

/** The search part of the page's address: the import and the step. */
interface ImportSearch extends ImportsSearch {
  readonly id?: string
  readonly step?: Step
}

/** Parses the address; anything else is dropped. */
export const readImportSearch = (search: Readonly<Record<string, unknown>>): ImportSearch => ({
  ...readImportsSearch(search),
  ...((typeof search.id === 'string' || typeof search.id === 'number') && { id: String(search.id) }),
  ...(isStep(search.step) && { step: search.step }),
})

/** Returns the step to show: a loaded import has only one, and the first comes until there is a file. */
export function stepOf(asked: Step | undefined, answer: ImportWithFile | undefined): Step {
  if (!answer) return 'file'
  if (answer.load) return 'load'
  if (asked === 'load') return 'check'
  return asked ?? 'map'
}
