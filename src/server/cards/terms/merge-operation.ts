import { declarationOfId } from '#model/cards/declarations.ts'
import type { Change } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { holdFree } from '../locks/hold-free.ts'
import { aboutCards } from '../read/about-cards.ts'
import { readValues } from '../save/read-values.ts'
import { type BothEnds, reassociate } from '../save/reassociate.ts'
import type { Writing } from '../save/write-cards.ts'
import { writeCards } from '../save/write-cards.ts'
import { writeLinks } from '../save/write-links.ts'
import type { CardRecord } from '../store/cards.ts'
import { cardOfAnyType } from '../store/cards.ts'
import { ownLinks } from '../store/links.ts'
import { holdRegister } from '../store/register.ts'
import type { Author } from '../store/revisions.ts'
import { cardsToMerge, countToMerge } from './store/cards-to-merge.ts'

/** Two terms as associations of links, of which one takes the place of the other. */
interface MergedAssociation {
  readonly from: BothEnds
  readonly into: BothEnds
}

/** Puts the links by hand that a card has under one association under the one that takes its place. */
async function mergeAssociation(
  tx: TenantTransaction,
  card: CardRecord,
  { from, into }: MergedAssociation,
  writing: Writing,
): Promise<void> {
  const isMeant = ({ association }: { readonly association: string }) => association === from.association
  if (!(await ownLinks(tx, card.id)).some(isMeant)) return
  await holdRegister(tx)
  const links = (await ownLinks(tx, card.id)).filter(isMeant)
  const changes: Change[] = []
  for (const [otherType, sides] of Map.groupBy(links, ({ other_type }) => other_type)) {
    const ids = sides.map(({ other_id }) => other_id)
    const linked = { type: cardTypeOfId(otherType) ?? '', ids, ...from }
    changes.push(...(await reassociate(tx, card, linked, into)))
  }
  await writeLinks(tx, card, changes, writing)
}

export interface MergeInput {
  readonly fromId: string
  readonly intoId: string
  /** The change of the vocabulary that goes with it: undone together. */
  readonly changeId: string
  readonly author: Author
  /** The two as associations of links. */
  readonly links: MergedAssociation
}

/** Gives every card that has a term, and every link by hand under it, the one that takes its place. */
export const createMergeOperation = ({ renamed }: Pick<CardsContext, 'renamed'>) =>
  defineOperation<MergeInput, string>({
    name: 'vocabularies.mergeTerm',
    about: aboutCards,
    canUndo: true,
    prepare: (tx, { links }) => countToMerge(tx, links.from),
    async step({ tx, operationId, input, position = '0', limit, element }) {
      const { fromId, intoId, author, links } = input
      const ids = await cardsToMerge(tx, links.from, { after: position, limit })
      const requireFree = await holdFree(tx, ids)
      for (const id of ids)
        await element(id, async () => {
          await requireFree([id])
          const record = await cardOfAnyType(tx, id)
          const declaration = record && declarationOfId(record.type)
          // Found by its index, it may have been put into the bin since.
          if (!record || record.deleted_at || !declaration) throw notFound()
          const merged = mapRefs(fieldsOf(declaration), record.data, {
            term: (_vocabulary, ref) => (ref.id === fromId ? { id: intoId } : ref),
            link: (_types, ref) => ref,
          })
          const values = await readValues(tx, declaration, merged, merged)
          const writing = { declaration, author, action: 'termMerged', operationId, renamed }
          await writeCards(tx, [{ record, values }], { ...writing, tidies: true })
          await mergeAssociation(tx, record, links, writing)
        })
      return ids.length < limit ? undefined : ids.at(-1)
    },
  })
