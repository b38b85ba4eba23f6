import { unescaped } from '../engine/cell-text.ts'
import { cellAsRows } from '../engine/cells.ts'
import { cslDateOf } from './csl-dates.ts'
import type { CslItem, CslName } from './csl-item.ts'
import { languageCode } from './csl-language.ts'
import { contributorRoles, nameFields, numberVariables, paths, plainFields } from './fields.ts'
import { namesIn } from './names.ts'
import { cslTypeOf } from './work-types.ts'

/** Cells of a record by path, in English, as the engine's `cellsOf` returns them. */
export type Cells = ReadonlyMap<string, string>

/** The texts of a list's column, row by row. */
const rowsIn = (cells: Cells, path: string): readonly string[] =>
  cellAsRows(cells.get(path) ?? '').map(unescaped)

function contributorsOf(cells: Cells, wanted: string): readonly CslName[] {
  const roles = rowsIn(cells, paths.contributorRole)
  return rowsIn(cells, paths.contributor).flatMap((name, at) =>
    roles[at]?.toLowerCase() === wanted ? namesIn(name) : [],
  )
}

/** Returns the names for a role from the title page; when there are none, the contributors in that role. */
function namesFor(cells: Cells, path: string, role: string): readonly CslName[] {
  const written = cells.get(path) ?? ''
  return written ? namesIn(written) : contributorsOf(cells, role)
}

function standardNumbers(cells: Cells): Record<string, string> {
  const types = rowsIn(cells, paths.standardType)
  const found: Record<string, string> = {}
  for (const [at, text] of rowsIn(cells, paths.standardNumber).entries()) {
    const variable = numberVariables.find(each => each === types[at]?.toUpperCase())
    if (variable && text !== '') found[variable] ??= text
  }
  return found
}

const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
    ),
  )

const or = (...texts: readonly (string | undefined)[]): string => texts.find(Boolean) ?? ''

/**
 * Converts a bibliography record to CSL-JSON. The proper title comes first, as in the heading of the record (C-E04); gaps in the citation fields are filled from the library's description of the book.
 * @param id id of the item in the target file; the record's short reference becomes its citation key
 */
export function itemOf(cells: Cells, id: string): CslItem {
  const cell = (path: string): string => cells.get(path) ?? ''
  const contribution = cell(paths.contribution)
  const title = or(cell(paths.properTitle), cell(paths.title))
  const author = namesFor(cells, nameFields.author, 'author')
  return {
    id,
    ...cslTypeOf(cell(paths.type), contribution !== ''),
    ...filled({
      'citation-key': cell(paths.shortReference),
      title: or(contribution, title),
      'container-title': contribution ? title : '',
      author: author.length > 0 ? author : namesIn(cell(paths.responsibility)),
      editor: namesFor(cells, nameFields.editor, 'editor'),
      ...Object.fromEntries(
        Object.entries(contributorRoles).map(([variable, role]) => [variable, contributorsOf(cells, role)]),
      ),
      ...Object.fromEntries(Object.entries(plainFields).map(([variable, path]) => [variable, cell(path)])),
      'publisher-place': or(cell(plainFields['publisher-place']), rowsIn(cells, paths.editionPlace)[0]),
      publisher: or(cell(plainFields.publisher), rowsIn(cells, paths.editionPublisher)[0]),
      issued: cslDateOf(or(cell(paths.date), rowsIn(cells, paths.editionDate)[0])),
      accessed: cslDateOf(cell(paths.accessed)),
      language: languageCode(cell(paths.language).split(';')[0] ?? ''),
      keyword: cell(paths.keywords).replaceAll('; ', ', '),
      note: cell(paths.note),
      ...standardNumbers(cells),
    }),
  }
}
