import type { Found } from '#model/api/imports.ts'
import { isReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { referenceMapping } from '#model/bibliography/reference-mapping.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { guessMapping } from '#model/exchange/guess-mapping.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { PictureIndex, pictureNames, picturesPath, takesPictures } from '#model/exchange/pictures.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import { isDescribedBy, standardMapping } from '#model/exchange/standard-mapping.ts'
import { standardOf } from '#model/exchange/standards.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { headersOf } from './headers.ts'
import { importsBefore } from './store/imports.ts'
import { profilesOf } from './store/profiles.ts'

/** The columns of an archive are the terms of its standard. */
const isForArchives = ({ name }: { readonly name: string }): boolean => name === 'darwin-core'

const namesOf = (columns: readonly string[]): string => JSON.stringify(columns.toSorted())

/** Columns, and whether every work that is shown has something in them. */
const seenColumns = ({ columns, preview }: Found) =>
  columns.map(({ name }, at) => ({ name, complete: preview.every(({ cells }) => cells[at] !== '') }))

/** A table, with the files that came with it in a ZIP. */
export interface TableToMap {
  readonly found: Found
  readonly archive?: { readonly files: readonly { readonly path: string }[] } | undefined
}

/** Cells are matched in part: some pictures are missing everywhere. */
const mostly = 0.5

/** Adds the columns that name files of the archive. Names without an extension count where there are no others: numbers of objects may be such. */
function withPictures(
  declaration: CardDeclaration,
  mapping: Mapping,
  { columns }: Found,
  { files }: NonNullable<TableToMap['archive']>,
): Mapping {
  if (!takesPictures(declaration) || files.length === 0) return mapping
  const index = new PictureIndex(files.map(({ path }, position) => ({ position, path })))
  const target = { path: picturesPath }
  const naming = (names: (cell: string) => boolean): ReadonlySet<string> =>
    new Set(
      columns.flatMap(({ name, samples }) =>
        samples.length > 0 && samples.filter(names).length >= samples.length * mostly ? name : [],
      ),
    )
  const whole = naming(cell => pictureNames(cell, target).some(name => index.isWhole(name)))
  const named = whole.size > 0 ? whole : naming(cell => index.find(cell).length > 0)
  return {
    ...mapping,
    columns: mapping.columns.map(({ column, targets, ...each }) => {
      if (!named.has(column)) return { column, targets, ...each }
      // A name with its extension is a file and nothing else; a guess about it is none.
      return {
        column,
        targets: whole.has(column) ? [target] : [...targets, target],
        ...(!whole.has(column) && each),
      }
    }),
  }
}

/** Imports among which one with the same columns is looked for. */
const remembered = 30

/**
 * Initial mapping of a file: as the museum keeps one for the same columns under a name, else as a table with the same columns was last checked,
 * else as its standard says, or as its columns suggest.
 */
export async function firstMapping(
  { texts }: Pick<ExchangeContext, 'texts'>,
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { found, archive: beside }: TableToMap,
  language: Language,
): Promise<{ readonly mapping: Mapping; readonly profile: string | null }> {
  const { columns } = found
  if (isReferenceFormat(found.kind)) return { mapping: referenceMapping(seenColumns(found)), profile: null }
  const wanted = namesOf(columns.map(({ name }) => name))
  const kept = (await profilesOf(tx, declaration.type)).find(
    ({ mapping }) => namesOf(mapping.columns.map(({ column }) => column)) === wanted,
  )
  if (kept) return { mapping: kept.mapping, profile: kept.name }
  const before = (await importsBefore(tx, declaration.type, { before: undefined, limit: remembered })).find(
    ({ check_id, mapping }) =>
      check_id !== null && namesOf(mapping.columns.map(({ column }) => column)) === wanted,
  )
  if (before) return { mapping: before.mapping, profile: before.profile }
  const archive = found.kind === 'dwca' && shippedProfiles(declaration.type).find(isForArchives)
  if (archive) return { mapping: archive.mapping, profile: archive.name }
  const options = { language, labels: await headersOf(texts, declaration) }
  const standard = standardOf(found.kind)
  const mapping =
    standard && isDescribedBy(standard, declaration)
      ? standardMapping(standard, declaration, columns, options)
      : guessMapping(declaration, columns, options)
  return { mapping: beside ? withPictures(declaration, mapping, found, beside) : mapping, profile: null }
}
