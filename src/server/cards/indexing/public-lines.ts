import type { CardDeclaration, CardHeading, CardValues } from '#model/engine/define-card.ts'
import type { FacetKey } from '#model/engine/index-card.ts'
import { indexCard } from '#model/engine/index-card.ts'
import { type Language, languages } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import type { KnownNames, LinkedCard } from '../names/known-names.ts'
import { allTitles, titlesOf } from '../names/title-in.ts'
import { ageLexemes, keyLexeme } from '../search-text/lexemes.ts'
import { keysFor } from '../store/keys.ts'
import { packKeys } from '../store/packed-keys.ts'
import type { RecordPosition } from '../store/record-positions.ts'
import { vectorText } from '../store/vectors.ts'
import { type Indexed, keysOf, knownBy, lexemesOf, numberSortOf, placeOf, textsOf } from './indexed.ts'
import { placesOf } from './places-of.ts'

/** A record as an index of the public is given it: values and headings without what is not public. */
export interface ToBeFound {
  readonly values: CardValues
  readonly headings: Readonly<Record<Language, CardHeading>>
  readonly pictured: boolean
}

/** The records that some refer to, as far as the public may know of them. */
export interface KnownToPublic {
  /** Names in which these are found. */
  readonly names: KnownNames
  /** Ancestors of these, the nearest first, as far as the public may know that they are above. */
  readonly above: ReadonlyMap<string, readonly LinkedCard[]>
}

/** A line by which the public finds a record. */
export interface PublicLine {
  readonly numberSort: string
  readonly yearFrom: number | null
  readonly yearTo: number | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly keys: string
  /** Search vectors as text: of all its words, and of those of its titles. */
  readonly search: string
  readonly titles: string
}

/** A facet of every type: true for records with a picture that everybody may see. */
export const picturedFacet = 'withPicture'

const headingsOf = ({ headings }: ToBeFound): Indexed['headings'] => ({
  number: headings[languages[0]].number,
  titles: titlesOf(languages.map(language => headings[language].title)),
  subtitles: titlesOf(languages.map(language => headings[language].subtitle)),
})

/** Returns the lines of some records of a type, in order, by the same rules as those of the staff's index. */
export async function publicLines(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly ToBeFound[],
  { names, above }: KnownToPublic,
): Promise<readonly PublicLine[]> {
  const { tenantId } = tx
  const found = await mapInTurns(records, ({ values }) => indexCard(declaration, values))
  // Where a linked record lies is said by its own page alone, which may say it less exactly.
  const places = new Map<string, RecordPosition>()
  const indexed = records.flatMap((record, at) => {
    const own = found[at]
    return own ? [{ found: own, names, above, places, headings: headingsOf(record) }] : []
  })
  const keyed = indexed.map((each, at): readonly FacetKey[] => [
    ...keysOf(each),
    { facet: picturedFacet, value: String(records[at]?.pictured) },
  ])
  const keyOf = await keysFor(tx, cardTypes[declaration.type], keyed.flat())
  return mapInTurns(indexed.entries(), ([at, each]) => {
    const keys = [...new Set((keyed[at] ?? []).map(keyOf))].toSorted((one, other) => one - other)
    const place = placeOf(declaration, each)
    const { years } = each.found
    return {
      numberSort: numberSortOf(declaration, records[at]?.values ?? {}, each.headings),
      yearFrom: years?.from ?? null,
      yearTo: years?.to ?? null,
      longitude: place?.longitude ?? null,
      latitude: place?.latitude ?? null,
      keys: packKeys(keys),
      search: vectorText(
        [
          ...keys.map(key => keyLexeme(tenantId, key)),
          ...ageLexemes(tenantId, years),
          ...knownBy(tenantId, each),
          ...lexemesOf(each),
        ],
        placesOf(textsOf(each)),
      ),
      titles: vectorText([...new Set(allTitles(each.headings.titles).flatMap(tokensOf))]),
    }
  })
}
