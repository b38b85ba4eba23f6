import { citedItem } from '#model/bibliography/cited-item.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { paths } from '#model/bibliography/fields.ts'
import type { Cells } from '#model/bibliography/item-of.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import type { BiblioCard } from '#model/cards/biblio/sections.ts'
import { showDate } from '#model/dates/date-text.ts'
import { rangeOf } from '#model/dates/range-of.ts'
import { cellsOf } from '#model/engine/cells.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import {
  type CardRecord,
  existingCards,
  linkedOwnName,
  namesOf,
  type Reader,
  wordsOf,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'

export const biblioDeclaration = biblioCard as unknown as CardDeclaration

/** A work of the bibliography, ready to be cited and to be written into a file. */
export interface Work {
  readonly id: string
  /** In English words, as files are written. */
  readonly cells: Cells
  /** Undefined where there is nothing to cite it by. */
  readonly item: CslItem | undefined
  /** The kind of publication, as the museum calls it in the language asked for. */
  readonly type: string
  /** The first year it may be of, counted astronomically: 1 B.C. is 0. */
  readonly year: number | null
}

function yearOf({ bibliography, description }: BiblioCard): number | null {
  const range = rangeOf(bibliography?.editionYear ?? description?.editions?.[0]?.publicationDate)
  return range?.from ?? range?.to ?? null
}

/** Cards of the bibliography as works, with the names of all that they refer to. */
export async function worksOf(
  tx: TenantTransaction,
  texts: TextBook,
  records: readonly CardRecord[],
  { actor, language }: Reader,
): Promise<readonly Work[]> {
  const names = await namesOf(
    tx,
    actor,
    biblioDeclaration,
    records.map(({ data }) => data),
  )
  const english = wordsOf(texts, biblioDeclaration, names, 'en', linkedOwnName)
  const own = wordsOf(texts, biblioDeclaration, names, language)
  return mapInTurns(records, ({ id, data }) => {
    const { bibliography } = data as BiblioCard
    const cells = new Map(cellsOf(biblioDeclaration, data, english))
    // Tables say 'A.D. 1994', books do not.
    const issued = bibliography?.editionYear
    if (issued) cells.set(paths.date, issued.text ?? showDate(issued, 'en'))
    return {
      id,
      cells,
      item: citedItem(cells, id),
      type: bibliography?.type ? own.term(bibliography.type) : (cells.get(paths.type) ?? ''),
      year: yearOf(data as BiblioCard),
    }
  })
}

/** Works by their ids; those that are in the bin are left out. */
export async function worksByIds(
  tx: TenantTransaction,
  texts: TextBook,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, Work>> {
  const records = await existingCards(tx, typeIdsOf(biblioDeclaration), [...new Set(ids)])
  const works = await worksOf(tx, texts, records, reader)
  return new Map(works.map(work => [work.id, work]))
}
