import { fieldAt } from '#model/engine/fields.ts'
import { valueAt, valuesOf } from '#model/engine/values.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { Tone } from '../../ui/Badge.tsx'

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
  { lines: { decision } }: ProcedureDeclaration,
  values: Readonly<Record<string, unknown>>,
): ObjectDecision | undefined {
  if (!decision) return undefined
  const { id = decision.undecided } = valuesOf(valueAt(values, decision.path)) as { readonly id?: number }
  const isRefused = id === decision.refused
  const reason = isRefused ? valueAt(values, decision.reason) : ''
  return {
    id,
    tone: id === decision.undecided ? 'neutral' : isRefused ? 'danger' : 'success',
    reason: typeof reason === 'string' ? reason : '',
  }
}

type Values = Readonly<Record<string, unknown>>

/** Returns values with another one at a path of groups; undefined empties it. */
function withValueAt(values: Values, [key = '', ...inner]: readonly string[], value: unknown): Values {
  const { [key]: _before, ...others } = values
  const now = inner.length > 0 ? withValueAt(valuesOf(values[key]), inner, value) : value
  return now === undefined ? others : { ...others, [key]: now }
}

/** Returns what is written about an object once it is decided: the choice, the reason of a refusal, who decided, and when. */
export function decidedValues(
  { lines: { decision } }: Pick<ProcedureDeclaration, 'lines'>,
  values: Values,
  {
    id,
    reason,
    by,
    day,
  }: { readonly id: number; readonly reason: string; readonly by: string; readonly day: string },
): Values {
  if (!decision) return values
  const facts: readonly (readonly [string | undefined, unknown])[] = [
    [decision.path, { id }],
    [decision.reason, reason === '' ? undefined : reason],
    [decision.by, by],
    [decision.day, day],
  ]
  return facts.reduce<Values>(
    (written, [path, value]) => (path === undefined ? written : withValueAt(written, path.split('/'), value)),
    values,
  )
}
