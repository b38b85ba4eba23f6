import type { CiteQuote } from '#model/api/citations.ts'
import { type Cite, citesOf } from '#model/bibliography/cites.ts'
import { byYear } from '#model/bibliography/sort-date.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Holder } from '#model/permissions/access.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { type CardRecord, mayOpen, namesByIds, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { worksByIds } from '../works.ts'
import { type Citing, citeWork, saying } from './cite-work.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is said of a place where a work is cited. Some lists say where in the work by a number of its catalogue, or by one figure. */
export interface CitePlace {
  readonly pages: string
  readonly figures: string
  readonly relation: string
  readonly note: string
}

export async function placesOf(
  tx: TenantTransaction,
  cites: readonly Cite[],
  { language }: Pick<Citing, 'language'>,
): Promise<(cite: Cite) => CitePlace> {
  const relationOf = ({ beside }: Cite): string => text((beside.relation as TermRef | undefined)?.id)
  const terms = await labelsOf(tx, new Set(cites.map(relationOf).filter(id => id !== '')))
  return cite => {
    const { pages, number, figures, figure, note } = cite.beside
    const relation = terms.get(relationOf(cite))
    return {
      pages: text(pages) || text(number),
      figures: text(figures) || text(figure),
      relation: relation ? nameOf(relation, language) : '',
      note: text(note),
    }
  }
}

/** Works that a card cites, by their date, a page of them (acceptance row C-P13). */
export async function citeQuotes(
  tx: TenantTransaction,
  texts: TextBook,
  {
    declaration,
    record,
    page,
    blocksize,
    how,
    actor,
  }: {
    readonly declaration: CardDeclaration
    readonly record: CardRecord
    readonly page: number
    readonly blocksize: number
    readonly how: Citing
    readonly actor: Holder
  },
): Promise<{ readonly result: CiteQuote[]; readonly totalSize: number }> {
  const cites = citesOf(declaration, record.data)
  const ids = cites.flatMap(({ work }) => work.id ?? [])
  const reader = { actor, language: how.language }
  const opens = mayOpen(actor, cardTypes.biblio)
  const works = await worksByIds(tx, texts, opens ? ids : [], reader)
  const { cards } = await namesByIds(tx, actor, { terms: [], cards: opens ? [] : ids })
  const nameOfWork = ({ id, name = '' }: Cite['work']): string => {
    const work = id === undefined ? undefined : cards.get(id)
    return work ? titleIn(work.titles, how.language) : name
  }
  const placed = cites.map((cite, at) => ({ cite, at, work: works.get(cite.work.id ?? '') }))
  const sorted = placed.toSorted(
    (one, other) => byYear(one.work?.year ?? null, other.work?.year ?? null) || one.at - other.at,
  )
  const shown = sorted.slice(page * blocksize, (page + 1) * blocksize)
  const placeOf = await placesOf(
    tx,
    shown.map(({ cite }) => cite),
    how,
  )
  const result = shown.map(({ cite, work }) => ({
    ...(work
      ? citeWork(work, how)
      : {
          ...saying(nameOfWork(cite.work) === '' ? [] : [{ text: nameOfWork(cite.work) }]),
          type: '',
          sortDate: null,
        }),
    id: cite.id,
    workId: work?.id ?? null,
    ...placeOf(cite),
  }))
  return { result, totalSize: cites.length }
}
