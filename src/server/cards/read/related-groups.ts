import type { LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, fieldAt } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { labelText } from '../names/words-of.ts'
import { searchText } from '../search-text/search-text.ts'
import { mayOpen } from '../sight.ts'
import { countGroup, type FilledGroup, type LinkGroup, linkedIds, linkGroups } from '../store/link-groups.ts'
import { searchGroup } from '../store/link-search.ts'
import { unsetAssociation } from '../store/unset-association.ts'
import { beginningsIn } from '../store/words.ts'
import { groupIdOf, readGroupId } from './group-id.ts'
import { cardItems, typeOf } from './link-items.ts'

/** Returns true when a structure has a single link field: its own name is then sufficient. */
const linksAlone = (declaration: CardDeclaration, structure: string): boolean =>
  [...allFields(declaration).values()].filter(
    ({ path, field }) => path.startsWith(`${structure}/`) && 'types' in field,
  ).length === 1

/**
 * Returns the label of a link field for groups of linked records: 'Makers and cultures', or, where several fields of a row
 * link, with its own name: 'Excavations: Director'.
 */
function fieldLabel(texts: TextBook, language: Language, declaration: CardDeclaration, path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  const label = (key: string) => labelText(texts, language, declaration, key)
  if (!path.includes('/')) return label(path)
  return linksAlone(declaration, above) ? label(above) : `${label(above)}: ${label(path)}`
}

/** Linked records of a group in the first answer; the rest is loaded page by page. */
const groupBlock = 25

type Context = Pick<CardsContext, 'texts'>

/** The field of a group, called as the cards call it that have it. */
function fieldOf(
  { texts }: Context,
  declaration: CardDeclaration,
  { field: path, mirrored, otherType }: LinkGroup,
  language: Language,
): RelatedGroup['field'] {
  if (path === '') return null
  const maker = mirrored ? declarationOfId(otherType) : declaration
  const label = maker && fieldAt(maker, path) ? fieldLabel(texts, language, maker, path) : ''
  return { path, label, own: !mirrored }
}

/** Returns groups as the API shows them, with the names of associations and records. */
async function shownGroups(
  context: Context,
  tx: TenantTransaction,
  { declaration, ...reader }: Doing,
  groups: readonly FilledGroup[],
): Promise<RelatedGroup[]> {
  const { language } = reader
  const names = await labelsOf(
    tx,
    groups.flatMap(({ association }) => (association === unsetAssociation ? [] : [association])),
  )
  const items = new Map<string, LinkItem>(
    (await cardItems(tx, [...new Set(groups.flatMap(({ ids }) => ids))], reader)).map(item => [
      item.id,
      item,
    ]),
  )
  return groups.map(group => {
    const { association, count, ids, otherType } = group
    const term = names.get(association)
    return {
      id: groupIdOf(group),
      type: typeOf(otherType),
      association: { id: association, name: term ? nameOf(term, language) : 'NOT SET' },
      field: fieldOf(context, declaration, group, language),
      count,
      linkItemIds: [...ids],
      linkItems: ids.flatMap(id => items.get(id) ?? []),
      page: 0,
      blockSize: groupBlock,
    }
  })
}

/** The groups of linked cards with the first of each (C-K08). */
export const relatedGroups = async (
  context: Context,
  tx: TenantTransaction,
  doing: Doing,
  cardId: string,
): Promise<RelatedGroup[]> => {
  const groups = await linkGroups(tx, cardId, groupBlock)
  const open = groups.filter(({ otherType }) => mayOpen(doing.actor, otherType))
  return shownGroups(context, tx, doing, open)
}

interface Wanted {
  readonly cardId: string
  readonly groupId: string
  readonly page: number
  /** Words that the cards must have; empty for all. */
  readonly q: string
}

/** Returns the records of a page; undefined if there is no such group. */
async function pageOf(
  tx: TenantTransaction,
  group: LinkGroup,
  { cardId, page, q }: Wanted,
): Promise<Pick<FilledGroup, 'count' | 'ids'> | undefined> {
  const block = { offset: page * groupBlock, limit: groupBlock }
  const count = await countGroup(tx, cardId, group)
  if (count === 0) return undefined
  if (q.trim() === '') return { count, ids: await linkedIds(tx, cardId, group, block) }
  const search = searchText(q, await beginningsIn(tx, [q]))
  return search === undefined ? { count: 0, ids: [] } : searchGroup(tx, cardId, group, search, block)
}

/** Returns another page of a group, or of its records that contain the searched words; undefined if there is no such group. */
export async function relatedPage(
  context: Context,
  tx: TenantTransaction,
  doing: Doing,
  wanted: Wanted,
): Promise<RelatedGroup | undefined> {
  const group = readGroupId(wanted.groupId)
  if (!group || !mayOpen(doing.actor, group.otherType)) return undefined
  const found = await pageOf(tx, group, wanted)
  if (!found) return undefined
  const [shown] = await shownGroups(context, tx, doing, [{ ...group, ...found }])
  return shown && { ...shown, page: wanted.page }
}
