import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import { relinkValues } from '#model/engine/relink-values.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { StepContext } from '#server/platform/operations/index.ts'
import { announce } from '../announce.ts'
import type { Write } from '../save/plan-writes.ts'
import { type Writing, writeCards } from '../save/write-cards.ts'
import { type CardRecord, cardTypeIds, existingCards } from '../store/cards.ts'

/** From which card references lead to which other one by now. */
export interface Relinking {
  readonly fromId: string
  readonly into: Pick<CardRecord, 'id' | 'type'>
}

/** @throws {CodedError} `invalid_input` when a field that refers to it takes no card of that type. */
function writeOf(declaration: CardDeclaration, record: CardRecord, { fromId, into }: Relinking): Write {
  const values = relinkValues(fieldsOf(declaration), record.data, fromId, into.id)
  const type = cardTypeOfId(into.type)
  const wrong = placedRefs(declaration, values).links.filter(
    ({ id, types }) => id === into.id && !types.some(each => each === type),
  )
  if (wrong.length > 0)
    throw new CodedError('invalid_input', {
      fields: Object.fromEntries(wrong.map(({ place }) => [place, { key: 'link' }])),
    })
  return { record, values }
}

/**
 * Lets fields of cards that are held refer to another card.
 * @returns the ids of those that still refer to the old one.
 */
export async function relinkCards(
  tx: TenantTransaction,
  ids: readonly string[],
  relinking: Relinking,
  writing: Omit<Writing, 'declaration'>,
  { elements }: Pick<StepContext<object, unknown>, 'elements'>,
): Promise<readonly string[]> {
  const left: string[] = []
  const types = new Set((await cardTypeIds(tx, ids)).values())
  for (const declaration of new Set([...types].flatMap(type => declarationOfId(type) ?? []))) {
    const records = await existingCards(tx, typeIdsOf(declaration), ids)
    const byId = new Map(records.map(record => [record.id, record]))
    const done = new Set<string>()
    await elements([...byId.keys()], async some => {
      const writes = some.flatMap(id => {
        const record = byId.get(id)
        return record ? [writeOf(declaration, record, relinking)] : []
      })
      await writeCards(tx, writes, { ...writing, declaration, tidies: true })
      for (const id of some) done.add(id)
    })
    left.push(...[...byId.keys()].filter(id => !done.has(id)))
    const { author } = writing
    await announce(tx, declaration, {
      ids: records.map(({ id }) => id),
      what: 'many',
      accountId: author.accountId,
    })
  }
  return left
}
