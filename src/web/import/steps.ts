import type { ImportWithFile } from '#model/api/imports.ts'

export const steps = ['file', 'map', 'check', 'load'] as const
export type Step = (typeof steps)[number]

export const isStep = (name: unknown): name is Step => steps.some(step => step === name)

/** What the address of the page says: which import, and at which step. */
export interface ImportSearch {
  readonly id?: string
  readonly step?: Step
}

/** The address as it is read: anything else is left out. */
export const readImportSearch = (search: Readonly<Record<string, unknown>>): ImportSearch => ({
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
