import type { Selection } from '#model/api/cards/shapes.ts'
import type { TableFormat } from '#model/api/exports.ts'
import { mostPacked, packageHours, packageOperation } from '#model/api/files/work.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { hourMs } from '#model/dates/durations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypes } from '#model/record-types.ts'
import {
  aboutCards,
  countSelected,
  existingCards,
  linkedOfType,
  longSearchTime,
  selectedAfter,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import { fileDeclaration } from '../../keeping/keep-file.ts'
import { contentsOf } from '../../store/contents.ts'
import { requireWhole } from '../../streaming/verified.ts'
import { countPacked, forgetPacked, insertPacked, packedAmong } from '../store/packed.ts'
import type { WorkContext } from '../work-context.ts'
import { type Packing, packedNames } from './packing.ts'

export interface PackInput extends Packing {
  /** Cards it is about: files themselves, or cards that files belong to. */
  readonly type: string
  readonly selection: Selection
  readonly table: TableFormat | null
}

/** Files of one card that go into an archive. */
const mostOfCard = 1000

const tooMany = () =>
  new CodedError('too_large', { text: 'fileWork.pack.tooMany', params: { max: mostPacked } })

const typeOf = (type: string) => {
  const declaration = declarationOf(type)
  if (!declaration) throw notFound()
  return declaration
}

/** Contents, and what their files are called, of some files that are not in the bin; by id. */
async function packableOf(tx: TenantTransaction, ids: readonly string[]) {
  const cards = new Map(
    (await existingCards(tx, typeIdsOf(fileDeclaration), ids)).map(card => [card.id, card]),
  )
  return new Map(
    (await contentsOf(tx, ids)).map(content => {
      const { name = content.name } = (cards.get(content.card_id)?.data ?? {}) as FileCard
      return [content.card_id, { content, name }]
    }),
  )
}

/**
 * Gathers files to be fetched together: writes down which, and what each is called. They are streamed into one archive when that is
 * fetched, so that none lies there twice.
 */
export const createPackOperation = ({ storage, clock }: Pick<WorkContext, 'storage' | 'clock'>) =>
  defineOperation<PackInput, string>({
    name: packageOperation,
    reads: true,
    about: aboutCards,
    async prepare(tx, { type, selection }) {
      const count = await countSelected(tx, typeOf(type), selection)
      if (count === 0) throw new CodedError('invalid_input', { text: 'fileWork.pack.nothing' })
      if (count > mostPacked) throw tooMany()
      await forgetPacked(tx, new Date(clock().getTime() - packageHours * hourMs))
      return count
    },
    async step({ tx, operationId, input, position = '0', limit, element }) {
      const declaration = typeOf(input.type)
      const next = { after: position, limit, time: longSearchTime }
      const ids = await selectedAfter(tx, declaration, input.selection, next)
      const ofCards = declaration.uploaded
        ? new Map(ids.map(id => [id, [id]]))
        : await linkedOfType(tx, ids, cardTypes.file, mostOfCard)
      const wanted = [...new Set([...ofCards.values()].flat())]
      const packable = await packableOf(tx, wanted)
      const packed = new Set(await packedAmong(tx, operationId, wanted))
      let room = mostPacked - (await countPacked(tx, operationId))
      for (const id of ids)
        await element(id, async () => {
          for (const fileId of ofCards.get(id) ?? []) {
            if (packed.has(fileId)) continue
            const found = packable.get(fileId)
            if (!found) throw notFound()
            await requireWhole(storage, found.content)
            if (room <= 0) throw tooMany()
            const { version } = found.content
            const names = packedNames(input, found.content, { id: fileId, name: found.name })
            await insertPacked(tx, operationId, { cardId: fileId, version }, names)
            packed.add(fileId)
            room -= 1
          }
        })
      return ids.length < limit ? undefined : ids.at(-1)
    },
  })
