import type { YearRange } from '../dates/range-of.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import { identifierKey } from '../text/known-by.ts'
import { datingPath } from './dating-path.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf } from './fields.ts'
import { leafValues } from './values.ts'

/** The features that distinguish a record from others of its type. */
export interface Identity {
  readonly names: readonly string[]
  /** Universal identifiers, normalised for comparison: 'ulan:500115588'. */
  readonly identifiers: readonly string[]
  readonly years: YearRange | undefined
}

/** Shorter numbers are not unique to anyone. */
const shortestIdentifier = 4

/** Returns the names, identifiers and years that distinguish a record. */
export function identityOf(
  declaration: CardDeclaration,
  card: CardValues,
  titles: readonly string[] = [],
): Identity {
  const names = new Set(titles.filter(title => title !== ''))
  const identifiers = new Set<string>()
  const dating = datingPath(declaration)
  const shared = declaration.sharedNumbers?.(card) ?? []
  let years: YearRange | undefined
  for (const { path, field, value } of leafValues(fieldsOf(declaration), card)) {
    const named = declaration.namedBy.includes(path)
    const identified = declaration.identifiedBy.includes(path) && !shared.includes(path)
    if (!named && !identified && path !== dating) continue
    const found = kindOf(field as Leaf).index(value, field as Leaf)
    if (named) for (const name of found.words ?? []) names.add(name)
    const [identifier = ''] = identified ? (found.identifiers ?? []) : []
    if (identifier.length >= shortestIdentifier) identifiers.add(identifierKey(identifier))
    if (path === dating) years ??= found.years
  }
  return { names: [...names], identifiers: [...identifiers], years }
}
