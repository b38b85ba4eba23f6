import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import { alwaysAlone } from '#model/engine/publicity.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { type LinkedRecord, publicHeadings } from '#model/open/public-card.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypeOfId, cardTypes } from '#model/record-types.ts'
import {
  type CardRecord,
  existingCards,
  type KnownNames,
  mayOpen,
  namesByIds,
  publicNamesOf,
  seesAll,
  titleIn,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { inEachLanguage, knownTerms } from './known-terms.ts'
import { publicNow } from './public-now.ts'
import { rulesOf } from './store/sites.ts'

/** Returns those of some records of a type that may be named, called as their own pages are: no name says what the museum holds back. */
async function ofType(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
): Promise<readonly (readonly [string, LinkedRecord])[]> {
  const { site } = declaration
  if (!site) return []
  const open = new Set((await publicNow(tx, declaration, records)).map(({ id }) => id))
  const names = await publicNamesOf(
    tx,
    records.map(({ id }) => id),
  )
  const rules = await rulesOf(tx, cardTypes[declaration.type])
  const all = records.map(({ data }) => declaredValues(fieldsOf(declaration), data))
  const terms = all.flatMap(values => placedRefs(declaration, values).terms.map(({ id }) => id))
  // Headings say nothing of further records: names would go on without end.
  const gate = {
    today: await todayOf(tx),
    term: knownTerms(await namesByIds(tx, seesAll, { terms, cards: [] })),
    link: () => undefined,
  }
  return records.flatMap((record, at) => {
    const [name, type, values] = [names.get(record.id), cardTypeOfId(record.type), all[at]]
    const isPublic = name !== undefined && open.has(record.id)
    if (!type || !values || (!isPublic && !site.namedUnpublished)) return []
    const headings = publicHeadings(declaration, values, {
      ...gate,
      rules: isPublic ? rules : alwaysAlone(declaration, rules),
    })
    const called = inEachLanguage(language => headings[language].title || headings[language].number)
    // One that has no name that everybody may know is not named.
    if (!isPublic && Object.values(called).every(each => each === '')) return []
    return [
      [record.id, { type, names: called, ...(isPublic && { page: { kind: site.kind, name } }) }] as const,
    ]
  })
}

/**
 * Returns the records that some others refer to as far as the public may know of them, by their ids.
 * @param holder somebody of the staff who looks at this: what they may not open has its title for them, and no more
 */
export async function linkedRecords(
  tx: TenantTransaction,
  { cards }: KnownNames,
  holder: Holder = seesAll,
): Promise<ReadonlyMap<string, LinkedRecord>> {
  const groups = Map.groupBy(
    [...cards.values()].filter(({ deleted_at }) => deleted_at === null),
    ({ type }) => declarationOfId(type),
  )
  const found = new Map<string, LinkedRecord>()
  for (const [declaration, some] of groups) {
    const named = some.filter(({ published }) => published || declaration?.site?.namedUnpublished)
    if (!declaration?.site || named.length === 0) continue
    const ids = named.map(({ id }) => id)
    if (!mayOpen(holder, cardTypes[declaration.type])) {
      for (const { id, titles } of named)
        found.set(id, {
          type: declaration.type,
          names: inEachLanguage(language => titleIn(titles, language)),
        })
      continue
    }
    const records = await existingCards(tx, typeIdsOf(declaration), ids)
    for (const [id, linked] of await ofType(tx, declaration, records)) found.set(id, linked)
  }
  return found
}
