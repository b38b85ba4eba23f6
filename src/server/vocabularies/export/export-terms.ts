import { stringify } from 'csv-stringify/sync'
import { DataFactory, type Quad_Object, Writer } from 'n3'
import type { exportFormats } from '#model/api/vocabularies/files.ts'
import { languages } from '#model/languages.ts'
import { guardFormula } from '#model/text/formula-guard.ts'
import type { TermRow } from '../term-row.ts'
import { columns } from './columns.ts'
import { rdf, skos, termUri, vocabularyUri } from './skos-names.ts'

export type ExportFormat = (typeof exportFormats)[number]

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  'skos-turtle': 'text/turtle; charset=utf-8',
}

export const fileEndings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  tsv: 'tsv',
  'skos-turtle': 'ttl',
}

/** A vocabulary as a file that can be imported again. */
export const exportTerms = (code: string, rows: readonly TermRow[], format: ExportFormat): string =>
  format === 'skos-turtle' ? asTurtle(code, rows) : asTable(rows, format)

/** With the mark of UTF-8 that spreadsheets look for. Tab text cannot quote, so tabs and line ends become spaces. */
function asTable(rows: readonly TermRow[], format: 'csv' | 'tsv'): string {
  const records = rows.map(row => ({
    [columns.id]: row.id,
    [columns.parentId]: row.parentId ?? '',
    ...Object.fromEntries(languages.map(language => [columns.labels[language], row.labels[language] ?? ''])),
    [columns.notation]: row.notation ?? '',
    [columns.note]: format === 'tsv' ? row.note.replace(/\s+/g, ' ') : row.note,
    [columns.source]: row.source ?? '',
    [columns.sourceUri]: row.sourceUri ?? '',
    [columns.assignable]: String(row.assignable),
    [columns.categories]: row.categories.join(' '),
    [columns.deprecated]: String(row.deprecatedAt !== null),
  }))
  return stringify(records, {
    header: true,
    columns: Object.values(columns).flatMap(column =>
      typeof column === 'string' ? column : Object.values(column),
    ),
    bom: true,
    ...(format === 'tsv' && { delimiter: '\t', quote: false }),
    // A cell that a spreadsheet would take for a formula stays a text.
    cast: { string: guardFormula },
  })
}

const { namedNode, literal, quad } = DataFactory

function asTurtle(code: string, rows: readonly TermRow[]): string {
  const writer = new Writer({ prefixes: { skos: skos.base, owl: 'http://www.w3.org/2002/07/owl#' } })
  const scheme = namedNode(vocabularyUri(code))
  writer.addQuad(quad(scheme, namedNode(rdf.type), namedNode(skos.ConceptScheme)))
  for (const row of rows.filter(({ mergedIntoId }) => mergedIntoId === null)) {
    const concept = namedNode(termUri(row.id))
    const say = (property: string, object: Quad_Object) =>
      writer.addQuad(quad(concept, namedNode(property), object))
    say(rdf.type, namedNode(skos.Concept))
    say(skos.inScheme, scheme)
    for (const language of languages) {
      const label = row.labels[language]
      if (label) say(skos.prefLabel, literal(label, language))
    }
    if (row.parentId === null) say(skos.topConceptOf, scheme)
    else say(skos.broader, namedNode(termUri(row.parentId)))
    if (row.notation !== null) say(skos.notation, literal(row.notation))
    if (row.note !== '') say(skos.definition, literal(row.note, row.language))
    if (row.sourceUri !== null && URL.canParse(row.sourceUri)) say(skos.exactMatch, namedNode(row.sourceUri))
    if (row.deprecatedAt !== null) say(skos.deprecated, literal('true'))
  }
  let text = ''
  writer.end((error: Error | null, result: string) => {
    if (error) throw error
    text = result
  })
  return text
}
