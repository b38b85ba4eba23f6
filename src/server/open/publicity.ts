import type { OutputOf } from '#model/api/endpoint.ts'
import type { pictureStates, publicSideEndpoints } from '#model/api/public-side.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Language } from '#model/languages.ts'
import { licenceOf } from '#model/open/licences.ts'
import { publicityReport } from '#model/open/publicity-report.ts'
import type { Holder } from '#model/permissions/access.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import {
  attachedIds,
  type CardRecord,
  existingCards,
  mayOpen,
  publicNamesOf,
  titleIn,
  withdrawalOf,
  wouldGoAlong,
} from '#server/cards/index.ts'
import { contentsOf, fileDeclaration } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { addressOf, identifierOf } from './addresses.ts'
import { projectCards } from './project-cards.ts'
import { publicNow } from './public-now.ts'
import { rulesOf, siteOf } from './store/sites.ts'

type Publicity = OutputOf<ReturnType<typeof publicSideEndpoints>['publicity']>

/** Pictures of a record that are listed. */
const mostPictures = 200

/** Returns the state of the museum's site, for those who publish. */
export async function siteStateOf(tx: TenantTransaction): Promise<Publicity['site']> {
  const row = await siteOf(tx)
  if (!row) return 'none'
  return row.opened_at ? 'open' : 'closed'
}

/** Returns the day until which a file is under embargo; undefined for one that never was. */
const embargoOf = ({ data }: CardRecord): unknown => data[fileDeclaration.embargo?.until ?? '']

/** Returns the pictures of a record, with what everybody sees of each once the record is published. */
async function picturesFor(
  tx: TenantTransaction,
  { id, cover_file_id }: CardRecord,
  { isFile, language }: { readonly isFile: boolean; readonly language: Language },
): Promise<Publicity['pictures']> {
  const ids = isFile ? [id] : [...new Set([cover_file_id, ...(await attachedIds(tx, id, mostPictures))])]
  const records = await existingCards(
    tx,
    typeIdsOf(fileDeclaration),
    ids.filter(each => each !== null),
  )
  const contents = await contentsOf(
    tx,
    records.map(each => each.id),
  )
  const pictured = new Set(contents.flatMap(row => (row.picture ? [row.card_id] : [])))
  // The record itself is about to be published, and takes its files along where the museum says so.
  const published = records.map(record => ({ ...record, published: record.published || isFile }))
  const taken = await wouldGoAlong(tx, isFile ? [] : records.map(each => each.id))
  const out = new Set((await publicNow(tx, fileDeclaration, published, taken)).map(each => each.id))
  const cards = await projectCards(tx, fileDeclaration, records)
  const found = new Map(
    records.flatMap((record, at) => {
      const card = cards[at]
      if (!card || !pictured.has(record.id)) return []
      const whole = licenceOf(card).isOpen ? 'whole' : 'small'
      const state: (typeof pictureStates)[number] = out.has(record.id)
        ? whole
        : published[at]?.published || (taken.has(record.id) && embargoOf(record))
          ? 'embargo'
          : 'unpublished'
      const licence = card.licence === undefined ? null : (card.terms[card.licence]?.names[language] ?? null)
      const title = titleIn(record.titles, language) || record.number
      return [[record.id, { id: record.id, title, licence, state }] as const]
    }),
  )
  return ids.flatMap(each => found.get(each ?? '') ?? [])
}

/** Returns what everybody sees of a record once it is published, and what not. */
export async function publicityOfRecord(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  record: CardRecord,
  {
    publicUrl,
    language,
    holder,
  }: { readonly publicUrl: string; readonly language: Language; readonly holder: Holder },
): Promise<Publicity> {
  const row = await siteOf(tx)
  const site = await siteStateOf(tx)
  const [seen] = await projectCards(tx, declaration, [record])
  const kind = declaration.site?.kind
  if (!seen || !kind) throw new Error(`Records of type '${declaration.type}' have no public pages`)
  const report = publicityReport(declaration, declaredValues(fieldsOf(declaration), record.data), {
    seen,
    rules: await rulesOf(tx, cardTypes[declaration.type]),
  })
  const name = (await publicNamesOf(tx, [record.id])).get(record.id)
  const at = { url: `${publicUrl}/m/${row?.address}` }
  const url =
    name === undefined
      ? addressOf(at, row?.settings.languages[0] ?? language, { kind, name: '' })
      : identifierOf(at, kind, name)
  return {
    site,
    address: site === 'open' ? { url, isNamed: name !== undefined } : null,
    shown: report.shown,
    held: report.held.map(({ reason, paths }) => ({ reason, paths: [...paths] })),
    withdrawal: (await withdrawalOf(tx, record.id)) ?? null,
    pictures: mayOpen(holder, attachedType)
      ? await picturesFor(tx, record, { isFile: declaration.uploaded === true, language })
      : [],
  }
}
