import { separators, unescaped } from '../engine/cell-text.ts'
import { cellAsRows } from '../engine/cells.ts'
import { fold } from '../text/fold.ts'
import type { Target } from './mapping.ts'

const keyOf = (text: string): string => fold(text).trim()

interface Known {
  readonly empty: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
}

const knownTargets = new WeakMap<Target, Known>()

/** A target's texts, normalised once for all rows. */
function knownOf(target: Target): Known {
  const before = knownTargets.get(target)
  if (before) return before
  const known = {
    empty: new Set((target.empty ?? []).map(keyOf)),
    values: new Map(Object.entries(target.values ?? {}).map(([text, by]) => [keyOf(text), by])),
  }
  knownTargets.set(target, known)
  return known
}

/** The separator of rows is the product's own: where it is text, it is escaped. */
const splitAt = (text: string, separator: string): string[] =>
  separator === separators[0] ? cellAsRows(text).map(unescaped) : text.split(separator)

/** Text behind another separator, without a word that separates as well: 'ink, gold, and silver' has no 'and silver'. */
const withoutLeading = (text: string, separator: string): string => {
  const begun = ` ${text.trimStart()}`
  return /^ \p{L}+ $/u.test(separator) && begun.startsWith(separator) ? begun.slice(separator.length) : text
}

function parts(text: string, { split = [] }: Target): string[] {
  let texts = [text]
  for (const separator of split)
    if (separator !== '')
      texts = texts.flatMap((each, at) =>
        splitAt(at === 0 ? each : withoutLeading(each, separator), separator),
      )
  return texts.map(each => each.trim()).filter(each => each !== '')
}

/**
 * Applies a target's steps to a cell. Returns several texts only when the target splits.
 * @param distinct false to keep repeated texts, where those of another column are beside them.
 */
export function targetTexts(cell: string, target: Target, distinct = true): readonly string[] {
  const { replace = [], take, prefix = '', suffix = '', split } = target
  const { empty, values } = knownOf(target)
  const text = cell.trim()
  if (text === '' || (empty.size > 0 && empty.has(keyOf(text)))) return []
  const replaced = replace.reduce(
    (each, [find, by]) => (find === '' ? each : each.replaceAll(find, by)),
    text,
  )
  const all = split ? parts(replaced, target) : [replaced]
  const taken = take === 'first' ? all.slice(0, 1) : take === 'rest' ? all.slice(1) : all
  const mapped = values.size === 0 ? taken : taken.map(each => values.get(keyOf(each)) ?? each)
  const filled = mapped.filter(each => each !== '')
  return (distinct ? [...new Set(filled)] : filled).map(each => prefix + each + suffix)
}

/**
 * Returns the texts of a cell for rows that are there, one by one; what a row has nothing for is an empty text. The first separator in it that
 * makes as many texts as there are rows tells them apart. Undefined: it has another number of them.
 */
export function textsBeside(cell: string, target: Target, rows: number): readonly string[] | undefined {
  const { split = [separators[0]], replace: _whole, ...each } = target
  const [text = ''] = targetTexts(cell, { path: target.path, replace: target.replace, empty: target.empty })
  const found = split.filter(separator => separator !== '' && splitAt(text, separator).length > 1)
  if (found.length === 0) return targetTexts(text, { ...each, split: undefined })
  for (const separator of found) {
    const all = splitAt(text, separator).map(part => part.trim())
    while (all.length > rows && all.at(-1) === '') all.pop()
    if (all.length === rows) return all.map(part => targetTexts(part, { ...each, split: undefined })[0] ?? '')
  }
  return undefined
}
