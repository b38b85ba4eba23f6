import type { Citation, CiteQuote } from '#model/api/citations.ts'
import { type Cite, citesOf } from '#model/bibliography/cites.ts'
import { byYear } from '#model/bibliography/sort-date.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { type CardRecord, mayOpen, namesByIds, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { type Work, worksByIds } from '../works.ts'
import { citationOf, citeWorks } from './cite-work.ts'
import type { Citing } from './citing.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The description of a place where a work is cited. Some lists give the position in the work as a catalogue number, or as one figure. */
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

/** A work that a card cites, before it is set. */
interface FoundQuote {
  readonly id: string
  /** Undefined for one that is only named. */
  readonly work: Work | undefined
  readonly name: string
  readonly place: CitePlace
}

/** Works that a card cites, by their date, a page of them (C-P13). */
export async function findQuotes(
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
): Promise<{ readonly quotes: readonly FoundQuote[]; readonly totalSize: number }> {
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
  const quotes = shown.map(({ cite, work }) => ({
    id: cite.id,
    work,
    name: nameOfWork(cite.work),
    place: placeOf(cite),
  }))
  return { quotes, totalSize: cites.length }
}

/** The same, set in a style. Not to be awaited inside of a transaction. */
export async function setQuotes(quotes: readonly FoundQuote[], how: Citing): Promise<CiteQuote[]> {
  const cited = await citeWorks(
    quotes.flatMap(({ work }) => work ?? []),
    how,
  )
  const byWork = new Map(cited.map(each => [each.id, each]))
  const named = (name: string): Omit<Citation, 'id'> => ({
    ...citationOf(name === '' ? [] : [{ text: name }]),
    type: '',
    sortDate: null,
  })
  return quotes.map(({ id, work, name, place }) => ({
    ...((work && byWork.get(work.id)) ?? named(name)),
    id,
    workId: work?.id ?? null,
    ...place,
  }))
}
