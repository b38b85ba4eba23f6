import { faultsOf } from '#model/print-templates/check-template.ts'
import { type PrintTemplate, printTemplate } from '#model/print-templates/template.ts'
import { problemOf } from '#model/validation/check.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { Part } from './part.ts'

export interface CheckedDraft {
  /** There where it can be printed and saved. */
  readonly template: PrintTemplate | undefined
  /** What is wrong, by place: 'elements.2.path'. */
  readonly faults: ReadonlyMap<string, Problem>
}

/** Reads a draft as the server will: first its shape, then what its paths lead to and what its paper takes. */
export function checkDraft(document: Part): CheckedDraft {
  const read = printTemplate.safeParse(document)
  const faults = new Map<string, Problem>()
  const found = read.success
    ? faultsOf(read.data)
    : read.error.issues.map(
        ({ path, message }) => [path.join('.'), problemOf(message) ?? { key: 'other' }] as const,
      )
  for (const [place, problem] of found) if (!faults.has(place)) faults.set(place, problem as Problem)
  return { template: faults.size === 0 ? read.data : undefined, faults }
}
