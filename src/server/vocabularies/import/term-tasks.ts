import { Readable } from 'node:stream'
import { Parser, type Quad } from 'n3'
import { RdfXmlParser } from 'rdfxml-streaming-parser'
import { type Language, languages } from '#model/languages.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { storable } from '#model/text/storable.ts'
import type { ProfileName } from '#model/vocabularies/import-profiles.ts'
import { type Alternatives, alternativesOf } from '#model/vocabularies/name-of.ts'
import { CodedError } from '#server/platform/errors.ts'
import { rdf, skos, termIdOf } from '../export/skos-names.ts'
import type { ImportFile, ImportRow } from './import-row.ts'
import { readTable } from './read-table.ts'

/** A file of terms as it was sent. */
export interface TermsFile {
  readonly content: string
  readonly format: 'csv' | 'tsv' | 'skos-turtle' | 'skos-xml'
  /** Layout, for a table. */
  readonly profile: ProfileName
  /** Language of names for which the file gives none. */
  readonly language: Language
}

const withStorableTexts = (file: ImportFile): ImportFile =>
  JSON.parse(JSON.stringify(file), (_, value) => (typeof value === 'string' ? storable(value) : value))

/** Relative addresses in a file without a base of its own start here. */
const baseIRI = 'urn:x-vitrine:import/'

/** A document type can declare entities that unfold without end: neither is read. */
const declaresEntities = /<!(?:DOCTYPE|ENTITY)/i

async function quadsOf(text: string, format: 'skos-turtle' | 'skos-xml'): Promise<Quad[]> {
  if (format === 'skos-xml' && declaresEntities.test(text))
    throw new CodedError('invalid_input', {
      text: 'vocabularies.errors.doctype',
      fields: { content: { key: 'type' } },
    })
  try {
    if (format === 'skos-turtle') return new Parser({ baseIRI }).parse(text)
    const quads: Quad[] = []
    for await (const quad of Readable.from([text]).pipe(new RdfXmlParser({ baseIRI }))) quads.push(quad)
    return quads
  } catch (error) {
    throw new CodedError('invalid_input', {
      text: 'vocabularies.errors.unreadable',
      params: { reason: error instanceof Error ? error.message : String(error) },
      fields: { content: { key: 'type' } },
      cause: error,
    })
  }
}

/** Statements about one concept, by property. */
type Statements = Map<string, Quad['object'][]>

/**
 * Reads the concepts of a SKOS file: preferred and alternative names by language, broader or narrower concepts, notation, definition or scope note.
 * Names in none of our languages, or in no language at all, count as names in the given one.
 */
export async function readSkos(
  text: string,
  format: 'skos-turtle' | 'skos-xml',
  language: Language,
): Promise<ImportFile> {
  const bySubject = new Map<string, Statements>()
  const parents = new Map<string, string>()
  for (const { subject, predicate, object } of await quadsOf(text, format)) {
    const statements: Statements = bySubject.get(subject.value) ?? new Map()
    const objects = statements.get(predicate.value) ?? []
    objects.push(object)
    statements.set(predicate.value, objects)
    bySubject.set(subject.value, statements)
    if (predicate.value === skos.broader) parents.set(subject.value, object.value)
    if (predicate.value === skos.narrower) parents.set(object.value, subject.value)
  }
  const concepts = [...bySubject].filter(([, statements]) =>
    statements.get(rdf.type)?.some(({ value }) => value === skos.Concept),
  )
  return {
    scheme: '',
    source: null,
    rows: concepts.flatMap(([uri, statements]): ImportRow[] => {
      const labels = labelsOf(statements.get(skos.prefLabel) ?? [], language)
      if (Object.keys(labels).length === 0) return []
      const parent = parents.get(uri)
      const own = termIdOf(uri)
      const others = alternativesIn(statements.get(skos.altLabel) ?? [], language)
      return [
        {
          key: own ?? uri,
          parentKey: parent === undefined ? null : (termIdOf(parent) ?? parent),
          labels,
          ...(Object.keys(others).length > 0 && { alternatives: others }),
          notation: statements.get(skos.notation)?.[0]?.value ?? null,
          note: cleanLines(
            (statements.get(skos.definition) ?? statements.get(skos.scopeNote) ?? [])[0]?.value ?? '',
          ),
          sourceUri: own === undefined ? uri : null,
          deprecated: statements.get(skos.deprecated)?.[0]?.value === 'true',
        },
      ]
    }),
  }
}

/** The language of a name: ours, or the given one where it has none; undefined for others. */
const languageOf = (name: Quad['object'], fallback: Language): Language | undefined => {
  const tag = 'language' in name ? name.language.toLowerCase().split('-')[0] : ''
  return tag === '' ? fallback : languages.find(known => known === tag)
}

function alternativesIn(names: readonly Quad['object'][], fallback: Language): Alternatives {
  const found = names.flatMap(name => {
    const language = languageOf(name, fallback)
    return language ? [{ [language]: [cleanLine(name.value)] }] : []
  })
  return alternativesOf({}, ...found)
}

function labelsOf(names: readonly Quad['object'][], fallback: Language): ImportRow['labels'] {
  const labels: Partial<Record<Language, string>> = {}
  for (const name of names) {
    const tag = 'language' in name ? name.language.toLowerCase().split('-')[0] : ''
    const language = languages.find(known => known === tag)
    const label = cleanLine(name.value)
    if (label === '') continue
    if (language) labels[language] ??= label
    else if (tag === '') labels[fallback] ??= label
  }
  const [first] = names
  if (Object.keys(labels).length === 0 && first) labels[fallback] = cleanLine(first.value)
  return labels
}

/** Tasks on a file of terms in an isolated process. */
export const tasks = {
  async terms({ content, format, profile, language }: TermsFile): Promise<ImportFile> {
    const file =
      format === 'csv' || format === 'tsv'
        ? readTable(content, { format, profile })
        : await readSkos(content, format, language)
    return withStorableTexts(file)
  },
}
