import type { LinkItem } from '#model/api/cards/shapes.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardItems, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A record that a line is about. */
export interface LineItem extends Pick<LinkItem, 'title' | 'thumbnailUrl' | 'apart'> {
  /** Empty where records of its type have no numbers. */
  readonly number: string
}

/** Returns the records that lines of a procedure are about, by id, as the reader may see them. */
export async function lineItems(
  tx: TenantTransaction,
  { lines }: Pick<ProcedureDeclaration, 'lines'>,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, LineItem>> {
  const isNumbered = recordsOfLines(lines).numberPath !== undefined
  const items = await cardItems(tx, ids, reader)
  return new Map(
    items.map(({ id, title, thumbnailUrl, apart, shortDescription }) => [
      id,
      { title, thumbnailUrl, apart, number: isNumbered ? shortDescription : '' },
    ]),
  )
}
