import { type TreePage, treeBlock } from '#model/api/cards/tree.ts'
import { cardTypes } from '#model/record-types.ts'
import { notFound } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { titleIn } from '../names/title-in.ts'
import { countInTree, pageOfTree } from '../store/tree.ts'
import { cardsAbove } from '../tree/cards-above.ts'

/**
 * A page of the children of a record, or of the top of the tree (C-E05).
 * @throws {CodedError} `not_found` for a card that is not there, or a type whose cards make no tree.
 */
export const readTree = (
  { database }: CardsContext,
  { declaration, actor, language }: Doing,
  { parent, page = 0 }: { readonly parent?: string | undefined; readonly page?: number | undefined },
): Promise<TreePage> =>
  database.inTenant(actor.tenantId, async tx => {
    const { broaderPath, recordTypes, type } = declaration
    if (broaderPath === undefined) throw notFound()
    const tree = { broaderPath, recordTypes, type }
    const here = parent === undefined ? [] : [await existingCard(tx, declaration, parent)]
    const above = parent === undefined ? [] : ((await cardsAbove(tx, [parent])).get(parent) ?? [])
    // Records in the trash are skipped, since they cannot be opened.
    const path = [...above.filter(card => card.deleted_at === null).toReversed(), ...here]
    const offset = page * treeBlock
    const lines = await pageOfTree(tx, tree, cardTypes[type], { parent, offset, limit: treeBlock })
    const isAll = offset === 0 && lines.length < treeBlock
    return {
      path: path.map(({ id, number, titles }) => ({ id, number, title: titleIn(titles, language) })),
      result: lines.map(({ id, shown, children }) => ({
        id,
        number: shown.number,
        title: titleIn(shown.titles, language),
        subtitle: titleIn(shown.subtitles, language),
        children,
      })),
      page,
      totalSize: isAll ? lines.length : await countInTree(tx, tree, cardTypes[type], parent),
      blocksize: treeBlock,
    }
  })
