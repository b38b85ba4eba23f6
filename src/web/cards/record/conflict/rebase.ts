import { applyChanges } from '#model/engine/apply-changes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { allFields, fieldsOf } from '#model/engine/fields.ts'
import { type Conflict, mergeChanges } from '#model/engine/merge.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { settled } from '../../form/assess.ts'
import { declaredPath, pathOfPlace, stepsOf } from '../../form/form-path.ts'
import { valueAt, withValue } from '../../form/form-values.ts'
import { namesIn, valueWithNames, withNames } from '../../form/names.ts'
import { newRowId } from '../../form/row-ids.ts'

/** This user's changes, rebased on what others have saved since. */
export interface Rebased {
  /** Fields that both changed differently; the saved text applies until the user chooses. */
  readonly conflicts: readonly Conflict[]
  /** The card with my text in those of the conflicts, with the names of its references. */
  resolve(mine: ReadonlySet<string>): CardValues
}

const conflictOf = (conflicts: readonly Conflict[], change: Change) =>
  conflicts.some(({ path }) => path === change.path)

/** Adds to the record the unfinished input of a form: half a number, a term that was not picked. Merging knows values alone. */
function withUnfinished(declaration: NamedSheet, values: CardValues, typed: CardValues): CardValues {
  const fields = allFields(declaration)
  const { problems, found } = problemList()
  parseCard(declaration, typed, problems, newRowId)
  const paths = [...found].flatMap(([place, { key }]) => {
    if (key === 'required') return []
    const parts = pathOfPlace(place, typed).split('/')
    while (parts.length > 0 && !fields.has(declaredPath(parts.join('/')))) parts.pop()
    // Terms are named by their ids within their field.
    return parts.length === 0 ? [] : [parts.join('/').replace(/#\d+$/, '')]
  })
  return [...new Set(paths)].reduce((all, path) => {
    const steps = stepsOf(path)
    return withValue(all, steps, valueAt(typed, steps))
  }, values)
}

/**
 * Three-way merge of the values of a form.
 * @param base the values the user started from
 * @param typed the values in the form
 * @param theirs the values saved now
 */
export function rebase(
  declaration: NamedSheet,
  base: CardValues,
  typed: CardValues,
  theirs: CardValues,
): Rebased {
  const names = namesIn(declaration, base, theirs, typed)
  const merge = mergeChanges(
    fieldsOf(declaration),
    settled(declaration, base),
    settled(declaration, typed),
    settled(declaration, theirs),
  )
  const named = (path: string, value: unknown) => valueWithNames(declaration, path, value, names)
  return {
    conflicts: merge.conflicts.map(one => ({
      path: one.path,
      base: named(one.path, one.base),
      mine: named(one.path, one.mine),
      theirs: named(one.path, one.theirs),
    })),
    resolve: mine => {
      const chosen = merge.mine.filter(change => conflictOf(merge.conflicts, change) && mine.has(change.path))
      const values = withNames(declaration, applyChanges(merge.merged, chosen), names)
      return withUnfinished(declaration, values, typed)
    },
  }
}
