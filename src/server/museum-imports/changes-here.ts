import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { isId } from '#model/ids.ts'
import { isCardType } from '#model/record-types.ts'
import { cut } from '#model/text/cut.ts'
import { associationOf, fittingShape, mappedChange } from '#server/cards/index.ts'
import type { Taking } from './imports-context.ts'
import type { Records } from './mapped.ts'

/* Changes of the history refer to terms and records by ids: they are changed into those of here, and whatever no version of the product wrote is left out. */

/** Characters of a text beside fields, and levels of what is said of an event. */
const longestText = 5000
const deepest = 6

/** Names of properties that hold the id of a record. */
const namesRecord = /^(id|\w+Id)$/

type Object = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Yields the ids that changes may mean: of records, and of others that are found to be none. */
export function* idsInChanges(value: unknown, level = 0): Generator<string> {
  if (level > deepest + 2) return
  if (typeof value === 'string') {
    if (isId(value)) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* idsInChanges(item, level + 1)
  else if (isObject(value)) for (const item of Object.values(value)) yield* idsInChanges(item, level + 1)
}

interface Here {
  readonly terms: Taking['terms']
  readonly records: Records
}

/** A value beside fields with ids of records of here; those of others are left out. */
function besideHere(value: unknown, here: Here, level = 0): unknown {
  if (typeof value === 'string') return cut(value, longestText)
  if (typeof value !== 'object' || value === null) return value
  if (level >= deepest) return null
  if (Array.isArray(value)) return value.map(item => besideHere(item, here, level + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
      if (!namesRecord.test(name) || !isId(String(each))) return [[name, besideHere(each, here, level + 1)]]
      // Ids of choices are numbers.
      if (typeof each === 'number') return [[name, each]]
      const id = here.records.get(String(each))?.id
      return id === undefined ? [] : [[name, id]]
    }),
  )
}

/** Name and type of what a value refers to, as the history keeps them: it may no longer be there. */
const namesIn = (ref: object): { readonly name?: string; readonly type?: string } => ({
  ...('name' in ref && typeof ref.name === 'string' && { name: cut(ref.name, longestText) }),
  ...('type' in ref && typeof ref.type === 'string' && isCardType(ref.type) && { type: ref.type }),
})

/** True for a value of a field, or a row of it, as the field would have it. */
function fits(sheet: Sheet, path: string, value: unknown): boolean {
  if (value === null || value === undefined) return true
  const field = fieldAt(sheet, path)?.field
  if (!field) return false
  const isRow = isList(field) && /#[^/#]*$/.test(path)
  const [fields, values] = isRow ? [field.fields, value as Object] : [{ value: field }, { value }]
  if (!isObject(values)) return false
  const read = fittingShape({ sections: { all: { fields } }, rules: [] }, values)
  return Object.keys(values).every(key => key === 'id' || key in read)
}

/** A change of a field as it would be written here; undefined for one of no field, or of another shape. */
function ofField(sheet: Sheet, change: Change, { terms, records }: Here): Change | undefined {
  try {
    const mapped = mappedChange(sheet, change, {
      term(_vocabulary, ref) {
        const id = terms.get(ref.id)
        return id === undefined ? undefined : { ...namesIn(ref), id }
      },
      link(_types, ref, named) {
        const id = ref.id === undefined ? undefined : records.get(ref.id)?.id
        if (id !== undefined) return { ...namesIn(ref), id }
        const { name } = namesIn(ref)
        return named && name !== undefined ? { name } : undefined
      },
    })
    if (!mapped) return undefined
    const { path, kind, before, after } = mapped
    if (kind === 'moved') return isIdList(before) && isIdList(after) ? mapped : undefined
    return fits(sheet, path, before) && fits(sheet, path, after) ? mapped : undefined
  } catch {
    // Of a shape that no field has.
    return undefined
  }
}

/** Ids of rows, in an order. */
const isIdList = (value: unknown): boolean =>
  Array.isArray(value) && value.every(id => typeof id === 'string' && id.length <= 60)

/** An event with the changes of a line in it. */
function ofEvent(declaration: CardDeclaration, { after, ...change }: Change, here: Here): Change | undefined {
  if (!isObject(after)) return undefined
  const { changes, ...details } = after
  const inLine = Array.isArray(changes) && { changes: changesOf(lineOf(declaration), changes, here) }
  return { ...change, before: null, after: { ...(besideHere(details, here) as Object), ...inLine } }
}

const lineOf = ({ type, lines }: CardDeclaration): Sheet | undefined => lines && lineSheet({ type, lines })

/** Changes of fields alone. */
const changesOf = (sheet: Sheet | undefined, changes: readonly unknown[], here: Here): readonly Change[] =>
  changes.flatMap(change => (sheet && isChange(change) && ofField(sheet, change, here)) || [])

const kinds: readonly unknown[] = ['set', 'added', 'removed', 'moved'] satisfies Change['kind'][]

const isChange = (value: unknown): value is Change =>
  isObject(value) && typeof value.path === 'string' && value.path.length <= 500 && kinds.includes(value.kind)

const recordOf = (value: unknown, { records }: Here) => records.get(String(value))?.id ?? null

/** Links by hand: records of a type under an association, or the ids of all in a new order. */
function linksHere(value: unknown, here: Here): unknown {
  const idsHere = (ids: readonly unknown[]) => ids.flatMap(id => recordOf(id, here) ?? [])
  if (Array.isArray(value)) return idsHere(value)
  if (!isObject(value) || !Array.isArray(value.ids)) return null
  const { type, ids, association, otherAssociation, title } = value
  const term = (id: unknown) => associationOf(here.terms.get(String(id)))
  return {
    type: typeof type === 'string' && isCardType(type) ? type : '',
    ids: idsHere(ids),
    association: term(association),
    ...(otherAssociation !== undefined && { otherAssociation: term(otherAssociation) }),
    ...(typeof title === 'string' && { title: cut(title, longestText) }),
  }
}

/** Changes beside fields, by their paths. */
const beside: Readonly<Record<string, (value: unknown, here: Here) => unknown>> = {
  '@published': value => value === true,
  '@deleted': value => value === true,
  '@cover': recordOf,
  '@links': linksHere,
}

/** Returns the changes of a revision as they would be written here. */
export function changesHere(
  declaration: CardDeclaration,
  changes: readonly Change[],
  here: Here,
): readonly Change[] {
  return changes.flatMap(change => {
    if (change.path === eventPath) return ofEvent(declaration, change, here) ?? []
    if (!change.path.startsWith('@')) return ofField(declaration, change, here) ?? []
    const read = Object.hasOwn(beside, change.path) ? beside[change.path] : besideHere
    const value = (given: unknown) => (given === null ? null : read?.(given, here))
    return { ...change, before: value(change.before), after: value(change.after) }
  })
}
