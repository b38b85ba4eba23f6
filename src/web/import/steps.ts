import type { ImportWithFile } from '#model/api/imports.ts'
import type { CardType } from '#model/record-types.ts'
import { areaOf } from '../cards/linked-cards.ts'

export const steps = ['file', 'map', 'check', 'load'] as const
export type Step = (typeof steps)[number]

export const isStep = (name: unknown): name is Step => steps.some(step => step === name)

/** The search part of the addresses of imports: the record type; without one the first of the product. */
interface ImportsSearch {
  readonly type?: CardType
}

/** The address of the list of imports as it is read. */
export const readImportsSearch = (search: Readonly<Record<string, unknown>>): ImportsSearch => {
  const type = areaOf(typeof search.type === 'string' ? search.type : undefined)?.type
  return type ? { type } : {}
}

/** The search part of the page's address: the import and the step. */
interface ImportSearch extends ImportsSearch {
  readonly id?: string
  readonly step?: Step
}

/** The address as it is read: anything else is left out. */
export const readImportSearch = (search: Readonly<Record<string, unknown>>): ImportSearch => ({
  ...readImportsSearch(search),
  ...((typeof search.id === 'string' || typeof search.id === 'number') && { id: String(search.id) }),
  ...(isStep(search.step) && { step: search.step }),
})

/** The step a person sees: a loaded import has one, and none comes before there is a file. */
export function stepOf(asked: Step | undefined, answer: ImportWithFile | undefined): Step {
  if (!answer) return 'file'
  if (answer.load) return 'load'
  if (asked === 'load') return 'check'
  return asked ?? 'map'
}
