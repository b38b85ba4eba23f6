import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { inverseOf } from '#server/vocabularies/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { answerCard } from '../read/answer-card.ts'
import type { CardRecord } from '../store/cards.ts'
import { insertLinks, ownLinks } from '../store/links.ts'
import { authorOf } from '../store/writer.ts'
import { withProposedNumber } from './propose-number.ts'
import { writeCards } from './write-cards.ts'

/** The values without those at a path ('location/room'); rows keep the rest of theirs. */
function without(values: CardValues, [key = '', ...rest]: readonly string[]): CardValues {
  const { [key]: value, ...others } = values
  if (rest.length === 0 || value === undefined) return others
  const strip = (inner: unknown) => without(inner as CardValues, rest)
  return { ...others, [key]: Array.isArray(value) ? value.map(strip) : strip(value) }
}

/** Returns the values of a copy: all but the numbers and the history of the original. Its own number is the next one. */
function clonedValues({ notCloned, settle }: CardDeclaration, values: CardValues): CardValues {
  const kept = notCloned.reduce((rest, path) => without(rest, path.split('/')), values)
  return settle ? settle(kept) : kept
}

async function copyLinks(tx: TenantTransaction, from: CardRecord, to: CardRecord): Promise<void> {
  const links = await ownLinks(tx, from.id)
  const inverse = await inverseOf(tx)
  await insertLinks(
    tx,
    links.map(link => ({
      cardId: to.id,
      cardType: to.type,
      otherId: link.other_id,
      otherType: link.other_type,
      association: link.association,
      otherAssociation: inverse(link.association),
      field: '',
      position: link.position,
    })),
  )
}

/** A copy with a number of its own: unpublished, not locked, links and files kept (C-K10). */
export const cloneCard = (context: CardsContext, doing: Doing, id: string): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    const original = await existingCard(tx, declaration, id)
    const author = await authorOf(tx, actor)
    const kept = clonedValues(declaration, original.data)
    const values =
      original.number === '' ? kept : await withProposedNumber(tx, declaration, kept, original.number)
    const [copy] = await writeCards(tx, [{ values, coverFileId: original.cover_file_id }], {
      declaration,
      author,
      action: 'cloned',
      renamed: context.renamed,
    })
    if (!copy) throw new Error('a copy was not written')
    await copyLinks(tx, original, copy.record)
    const made = { ids: [copy.record.id], what: 'created' } as const
    await context.follow(tx, declaration, { ...made, author })
    await announce(tx, declaration, { ...made, accountId: actor.accountId })
    return answerCard(context, tx, doing, copy.record)
  })
