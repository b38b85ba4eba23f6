import { DataFactory, type Quad_Object, Writer } from 'n3'
import { languages } from '#model/languages.ts'
import type { TermRow } from '../term-row.ts'
import { rdf, skos, termUri, vocabularyUri } from './skos-names.ts'

const { namedNode, literal, quad } = DataFactory

/** A vocabulary being written in SKOS as Turtle: given its terms some at a time, it gives the text of each some. */
export interface SkosTurtle {
  /** @returns what is to be written next. Terms that became others are left out. */
  add(rows: readonly TermRow[]): string
  end(): string
}

/** Begins a vocabulary in Turtle, which need not be held in memory as a whole. */
export function createSkosTurtle(code: string): SkosTurtle {
  let waiting = ''
  const output = {
    write(chunk: string, _encoding: string, done?: () => void) {
      waiting += chunk
      done?.()
    },
    end: (done?: () => void) => done?.(),
  }
  const writer = new Writer(output, {
    prefixes: { skos: skos.base, owl: 'http://www.w3.org/2002/07/owl#' },
  })
  const scheme = namedNode(vocabularyUri(code))
  writer.addQuad(quad(scheme, namedNode(rdf.type), namedNode(skos.ConceptScheme)))

  const addTerm = (row: TermRow): void => {
    const concept = namedNode(termUri(row.id))
    const add = (property: string, object: Quad_Object) =>
      writer.addQuad(quad(concept, namedNode(property), object))
    add(rdf.type, namedNode(skos.Concept))
    add(skos.inScheme, scheme)
    for (const language of languages) {
      const label = row.labels[language]
      if (label) add(skos.prefLabel, literal(label, language))
      for (const name of row.alternatives[language] ?? []) add(skos.altLabel, literal(name, language))
    }
    if (row.parentId === null) add(skos.topConceptOf, scheme)
    else add(skos.broader, namedNode(termUri(row.parentId)))
    if (row.notation !== null) add(skos.notation, literal(row.notation))
    if (row.note !== '') add(skos.definition, literal(row.note, row.language))
    if (row.sourceUri !== null && URL.canParse(row.sourceUri)) add(skos.exactMatch, namedNode(row.sourceUri))
    if (row.deprecatedAt !== null) add(skos.deprecated, literal('true'))
  }

  const taken = (): string => {
    const text = waiting
    waiting = ''
    return text
  }
  return {
    add(rows) {
      for (const row of rows) if (row.mergedIntoId === null) addTerm(row)
      return taken()
    },
    end() {
      writer.end()
      return taken()
    },
  }
}
