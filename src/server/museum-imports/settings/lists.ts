import { saveMuseumView } from '#model/api/layouts.ts'
import { mappingSchema } from '#model/api/mapping-schema.ts'
import { declarationOf, declarationOfId } from '#model/cards/declarations.ts'
import { type Criteria, readCriteria } from '#model/searches/criteria.ts'
import { resolveField } from '#model/searches/search-field.ts'
import { nameKey } from '#model/text/known-by.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Taking } from '../imports-context.ts'
import { recordsHere } from '../mapped.ts'
import { insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

/** Views of lists that were made everybody's. */
export const views = settingsOf(
  'settings/views',
  settingRows['settings/views'],
  given =>
    given.map(({ card_type, name, layout }) => {
      const read = saveMuseumView.body?.safeParse({ name, layout }).data
      return {
        key: card_type,
        name,
        fits: declarationOf(card_type) !== undefined && read !== undefined,
        take: async tx =>
          read !== undefined && (await insertRows(tx, 'museum_view', [{ card_type, ...read }])) > 0,
      }
    }),
  { named: true },
)

/** Criteria with the terms and records that are meant here; those that are not here find nothing. */
async function criteriaHere(
  tx: TenantTransaction,
  taking: Taking,
  type: number,
  { blocks }: Criteria,
): Promise<Criteria> {
  const declaration = declarationOfId(type)
  const values = blocks.flatMap(({ filters }) => filters.flatMap(filter => filter.values))
  const records = await recordsHere(tx, taking, values)
  const of = (field: string) => declaration && resolveField(declaration, field)?.propertyType
  const valueHere = (field: string, value: string): string => {
    if (!/^\d+$/.test(value)) return value
    if (of(field) === 'TERM') return taking.terms.get(value) ?? '0'
    return of(field) === 'LINK' ? (records.get(value)?.id ?? '0') : value
  }
  return {
    blocks: blocks.map(block => ({
      ...block,
      filters: block.filters.map(filter => ({
        ...filter,
        values: filter.values.map(value => valueHere(filter.field, value)),
      })),
    })),
  }
}

/** Searches that are shared with the museum: they are now of whoever takes them over. Those of single people stay with them. */
export const searches = settingsOf(
  'settings/searches',
  settingRows['settings/searches'],
  given =>
    given
      .filter(({ shared }) => shared)
      .map(({ id, type, name, criteria }) => {
        const read = readCriteria(JSON.stringify(criteria))
        return {
          key: String(id),
          name,
          fits: declarationOfId(type) !== undefined && read !== undefined,
          async take(tx, taking) {
            if (!read) return false
            const { accountId, name: accountName } = taking.author
            const row = {
              type,
              name,
              name_key: nameKey(name),
              criteria: await criteriaHere(tx, taking, type, read),
              shared: true,
              account_id: accountId,
              account_name: accountName,
              version: 1,
              created_at: tx.clock(),
              updated_at: tx.clock(),
            }
            return (await insertRows(tx, 'saved_search', [row])) > 0
          },
        }
      }),
  { named: true },
)

/** Saved mappings of imports. */
export const profiles = settingsOf(
  'settings/import-profiles',
  settingRows['settings/import-profiles'],
  given =>
    given.map(({ id, card_type, name, mapping }) => {
      const read = mappingSchema.safeParse(mapping).data
      return {
        key: String(id),
        name,
        fits: declarationOf(card_type) !== undefined && read !== undefined,
        async take(tx, { author }) {
          const row = { card_type, name, mapping: read, created_by: author.accountId, updated_at: tx.clock() }
          return (await insertRows(tx, 'import_profile', [row])) > 0
        },
      }
    }),
  { named: true },
)
