import { fieldAt } from '#model/engine/fields.ts'
import { valuesOf } from '#model/engine/values.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { decidingOf } from './deciding.ts'

/** The value at a path of groups: 'decision/denyReason'. */
export const valueAt = (values: Readonly<Record<string, unknown>>, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, key) => valuesOf(inner)[key], values)

/** The decision about an object. */
export interface ObjectDecision {
  /** Id of the choice. */
  readonly id: number
  readonly tone: Tone
  readonly reason: string
}

/** The field for decisions about the objects of a type; undefined for types without. */
export function decisionField({
  lines: { decision, fields },
}: ProcedureDeclaration): ChoiceField | undefined {
  const field = decision && fieldAt({ sections: { line: { fields } } }, decision.path)?.field
  return field?.kind === 'choice' ? (field as ChoiceField) : undefined
}

/** Returns the decision about an object; undefined for types without decisions. An empty value means undecided. */
export function decisionOf(
  { name, lines: { decision } }: ProcedureDeclaration,
  values: Readonly<Record<string, unknown>>,
): ObjectDecision | undefined {
  if (!decision) return undefined
  const { id = decision.undecided } = valuesOf(valueAt(values, decision.path)) as { readonly id?: number }
  const isRefused = id === decision.refused
  const reason = isRefused ? valueAt(values, decidingOf(name)?.reasonPath ?? '') : ''
  return {
    id,
    tone: id === decision.undecided ? 'neutral' : isRefused ? 'danger' : 'success',
    reason: typeof reason === 'string' ? reason : '',
  }
}
