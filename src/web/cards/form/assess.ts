import { type Completeness, completenessOf } from '#model/engine/completeness.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { FormRules } from '#model/engine/form-rules.ts'
import { requireLogs } from '#model/engine/logs.ts'
import { onDay } from '#model/engine/on-day.ts'
import { parseCard, readCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { isSentEmpty } from '#model/engine/sent-empty.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Problem } from '#model/validation/validators.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { shownChanges } from '../shown-changes.ts'
import { newRowId } from './row-ids.ts'

/** The state of a form. */
export interface Assessment {
  /** The card as it would be saved: tidied, settled, references by their ids alone. */
  readonly values: CardValues
  /** Changes since it was last saved, as the history will list them. */
  readonly changes: readonly Change[]
  /** Problems by place: 'materials.0.technique'. */
  readonly problems: ReadonlyMap<string, Problem>
  readonly completeness: Completeness
}

/** The fields of a record in an answer, without those the engine adds. */
export function fieldValues(declaration: NamedSheet, answer: Readonly<Record<string, unknown>>): CardValues {
  return Object.fromEntries(
    Object.keys(fieldsOf(declaration)).flatMap(key =>
      key in answer && !isSentEmpty(declaration, key, answer[key]) ? [[key, answer[key]]] : [],
    ),
  )
}

/** A card in the one form in which two of them can be compared. */
export const settled = (declaration: NamedSheet, values: CardValues): CardValues =>
  onDay(declaration, parseCard(declaration, values, problemList().problems, newRowId), museumToday())

/**
 * Looks at a form as a whole.
 * @param base the saved card, settled.
 * @param rules what the museum chose for its forms.
 */
export function assess(
  declaration: NamedSheet,
  base: CardValues,
  typed: CardValues,
  rules: FormRules,
): Assessment {
  const { problems, found } = problemList()
  const read = readCard(declaration, typed, problems, newRowId)
  requireLogs(declaration, base, read.values, read.problems)
  const values = onDay(declaration, read.values, museumToday())
  return {
    values,
    changes: withWrong(shownChanges(declaration, diffCards(fieldsOf(declaration), base, values)), found),
    problems: found,
    completeness: completenessOf(declaration, values, rules),
  }
}

/** Text that is no value yet is a change as well: it would be lost. One a field, however many of its parts are wrong. */
function withWrong(changes: readonly Change[], problems: ReadonlyMap<string, Problem>): readonly Change[] {
  const keys = new Set(changes.map(({ path }) => path.split(/[/#]/)[0]))
  const wrong = [...problems].flatMap(([place, { key }]) =>
    key === 'required' ? [] : [place.split('.')[0] ?? ''],
  )
  const others = [...new Set(wrong)].filter(path => !keys.has(path))
  return [...changes, ...others.map((path): Change => ({ path, kind: 'set', before: null, after: null }))]
}
