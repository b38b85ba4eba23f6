import type { OperationDefinition } from '#server/platform/operations/index.ts'
import { cardItems } from './link-items.ts'

/** Returns names and addresses of the records that an operation could not process (C-K16). */
export const aboutCards: NonNullable<OperationDefinition<object, unknown>['about']> = async (
  tx,
  ids,
  reader,
) => {
  const items = await cardItems(tx, ids, reader)
  return new Map(
    items.map(({ id, title, shortDescription: number, linkToDetails: address }) => [
      id,
      { title: [number, title].filter(Boolean).join(' '), address },
    ]),
  )
}
