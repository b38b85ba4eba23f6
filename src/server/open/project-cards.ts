import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { type Language, languages } from '#model/languages.ts'
import {
  type KnownTerm,
  type LinkedRecord,
  type PublicCard,
  type PublicNames,
  publicProjection,
  type SeenByPublic,
  seenByPublic,
} from '#model/open/public-card.ts'
import { cardTypeOfId, cardTypes } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import {
  type CardRecord,
  headingWords,
  type KnownNames,
  type KnownToPublic,
  type LinkedCard,
  namesOf,
  publicNamesOf,
  seesAll,
  titleIn,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { rulesOf } from './store/sites.ts'

const inEach = (name: (language: Language) => string): PublicNames =>
  Object.fromEntries(languages.map(language => [language, name(language)])) as Record<Language, string>

const linkedNames = ({ titles, number }: LinkedCard): PublicNames =>
  inEach(language => titleIn(titles, language) || number)

/** Names of terms and records as the public reads them. */
export const publicNames = ({ terms, cards }: KnownNames): KnownNames => ({
  terms,
  cards: new Map([...cards].map(([id, card]) => [id, { ...card, number: '', titles: linkedNames(card) }])),
})

/** Published records as the public sees them, and what may be known of those they refer to. */
export interface Projected {
  readonly records: readonly { readonly card: PublicCard; readonly seen: SeenByPublic }[]
  readonly known: KnownToPublic
}

/** Returns published records of a type as the public sees and finds them now, in order. Their embargo and state are for the caller to ask. */
export async function projectRecords(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Pick<CardRecord, 'data'>[],
): Promise<Projected> {
  const all = records.map(({ data }) => declaredValues(fieldsOf(declaration), data))
  const known = await namesOf(tx, seesAll, declaration, all)
  const names = await publicNamesOf(tx, [...known.cards.keys()])
  const english = headingWords(known, languages[0])
  const term = (id: string): KnownTerm | undefined => {
    const found = known.terms.get(id)
    const language = english.languageOf(id)
    return (
      found && {
        names: inEach(each => nameOf(found, each)),
        isSameName: english.isSameName(id),
        ...(found.sourceKey !== null && { source: found.sourceKey }),
        ...(language && { language }),
      }
    )
  }
  const link = (id: string): LinkedRecord | undefined => {
    const card = known.cards.get(id)
    const type = card && cardTypeOfId(card.type)
    if (!card || !type || card.deleted_at !== null) return undefined
    const [site, name] = [declarationOfId(card.type)?.site, names.get(id)]
    return {
      type,
      names: linkedNames(card),
      ...(card.published && site && name !== undefined && { page: { kind: site.kind, name } }),
    }
  }
  const gate = {
    rules: await rulesOf(tx, cardTypes[declaration.type]),
    today: await todayOf(tx),
    term,
    link,
  }
  return {
    records: all.map(values => {
      const seen = seenByPublic(declaration, values, gate)
      return { seen, card: publicProjection(declaration, values, gate, seen) }
    }),
    known: {
      names: publicNames(known),
      isPublic: id => link(id)?.page !== undefined,
    },
  }
}

/** Returns published records of a type as the public sees them now, in order. */
export const projectCards = async (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Pick<CardRecord, 'data'>[],
): Promise<readonly PublicCard[]> =>
  (await projectRecords(tx, declaration, records)).records.map(({ card }) => card)
