import type { Change } from '#model/engine/diff.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { Field } from '#model/kinds/field.ts'
import type { RefMapper } from '#model/kinds/kind.ts'
import { attachedType } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { openable } from '../access/belonging.ts'
import { coverPath } from '../files/write-covers.ts'
import { namesOf } from '../names/known-names.ts'
import { collecting, naming } from '../names/naming.ts'
import { titleIn } from '../names/title-in.ts'
import type { Reader } from '../sight.ts'
import { mayOpen } from '../sight.ts'
import { cardsByIds } from '../store/cards.ts'
import { type LinkedCards, linksPath } from '../store/revisions.ts'
import { unsetAssociation } from '../store/unset-association.ts'

/** Linked cards that the history names before it says that there are more. */
const mostNamed = 10

/** Returns the entry of the history for a change of links: records under an association; undefined for a new order, which has ids only. */
const linkedIn = (value: unknown): LinkedCards | undefined => {
  if (Array.isArray(value)) return { type: '', ids: value, association: unsetAssociation }
  return typeof value === 'object' && value !== null && 'ids' in value ? (value as LinkedCards) : undefined
}

/**
 * Returns what names the linked records and associations of a change of links by hand: `title`, beside what is kept. A change of links to
 * records that the reader may not open, and of a cover where they open no files, is left out.
 */
async function namedLinks(
  tx: TenantTransaction,
  changes: readonly Change[],
  { actor, language }: Reader,
): Promise<(change: Change) => Change | undefined> {
  const opensFiles = mayOpen(actor, attachedType)
  const hides = (path: string) => path === coverPath && !opensFiles
  const linked = changes
    .filter(({ path }) => path === linksPath)
    .flatMap(({ before, after }) => [linkedIn(before), linkedIn(after)])
    .filter(value => value !== undefined)
  if (linked.length === 0) return change => (hides(change.path) ? undefined : change)
  const found = await cardsByIds(tx, [...new Set(linked.flatMap(({ ids }) => ids.slice(0, mostNamed)))])
  const opens = await openable(tx, actor, found)
  const cards = new Map(
    found.flatMap(card =>
      opens(card) ? [[card.id, titleIn(card.titles, language) || card.number || '---']] : [],
    ),
  )
  const closed = new Set(found.flatMap(card => (opens(card) ? [] : [card.id])))
  const isClosed = (value: unknown): boolean => linkedIn(value)?.ids.some(id => closed.has(id)) ?? false
  const terms = await labelsOf(
    tx,
    linked.flatMap(({ association }) => (association === unsetAssociation ? [] : [association])),
  )
  const named = (value: unknown): unknown => {
    const links = linkedIn(value)
    if (!links) return value
    const titles = links.ids.slice(0, mostNamed).map(id => cards.get(id) ?? id)
    const term = terms.get(links.association)
    const title = [...titles, ...(links.ids.length > mostNamed ? ['…'] : [])].join('; ')
    return { ...links, title: term ? `${nameOf(term, language)}: ${title}` : title }
  }
  return change => {
    if (hides(change.path)) return undefined
    if (change.path !== linksPath) return change
    if (isClosed(change.before) || isClosed(change.after)) return undefined
    return change.kind === 'moved'
      ? change
      : { ...change, before: named(change.before), after: named(change.after) }
  }
}

/** A value of a field, whole or one row of it, with its references as the mapper gives them. */
function mapValue(field: Field, path: string, value: unknown, mapper: RefMapper): unknown {
  if (value === null || value === undefined) return value
  const isRow = isList(field) && /#[^/#]*$/.test(path)
  if (isRow) return mapRefs(field.fields, value as Record<string, unknown>, mapper)
  return mapRefs({ value: field }, { value }, mapper).value ?? null
}

/** Returns a change of a field with its references as the mapper gives them; undefined for a path that has no field. */
export function mappedChange(
  declaration: Pick<Sheet, 'sections'>,
  change: Change,
  mapper: RefMapper,
): Change | undefined {
  const field = fieldAt(declaration, change.path)?.field
  if (!field) return undefined
  if (change.kind === 'moved') return change
  const map = (value: unknown) => mapValue(field, change.path, value, mapper)
  return { ...change, before: map(change.before), after: map(change.after) }
}

/** Changes whose values carry the names of the terms and cards they refer to. */
export async function namedChanges(
  tx: TenantTransaction,
  declaration: Pick<Sheet, 'sections'>,
  revisions: readonly (readonly Change[])[],
  reader: Reader,
): Promise<readonly (readonly Change[])[]> {
  const over = (mapper: RefMapper) => (change: Change) => mappedChange(declaration, change, mapper) ?? change
  const found = collecting()
  for (const change of revisions.flat()) over(found)(change)
  const name = over(naming(await namesOf(tx, reader.actor, declaration, [], found.ids), reader.language))
  const nameLinks = await namedLinks(tx, revisions.flat(), reader)
  return revisions.map(changes => changes.flatMap(change => nameLinks(name(change)) ?? []))
}
