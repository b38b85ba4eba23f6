import { wordOf } from '../../catalogue/invented-objects.ts'
import { reading, type Visitor, type Work } from '../visitor.ts'

const csv = (count: number): string =>
  `id,parent_id,name_en\n${Array.from({ length: count }, (_, at) => `,,${wordOf(at)} ${at}`).join('\n')}`

const turtle = (count: number): string =>
  `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n${Array.from(
    { length: count },
    (_, at) =>
      `<http://museum.example/t${at}> a skos:Concept ; skos:prefLabel "${wordOf(at)} ${at} of rdf"@en${at % 10 === 0 ? '' : ` ; skos:broader <http://museum.example/t${at - (at % 10)}>`} .\n`,
  ).join('')}`

/** Large vocabularies in and out. */
export function vocabularyWorks(visitor: Visitor): readonly Work[] {
  const { ask } = visitor
  const bring = (format: string, content: string) =>
    ask('POST', '/api/v1/lists/CLS/import', { format, content })
  return [
    reading(visitor, 'a vocabulary, read', '/api/v1/lists/MTC?blocksize=500'),
    { name: 'bring 5,000 terms', run: () => bring('csv', csv(5000)) },
    { name: 'bring 20,000 terms as RDF', run: () => bring('skos-turtle', turtle(20_000)) },
    { name: 'bring them again', run: () => bring('skos-turtle', turtle(20_000)) },
    reading(visitor, 'a large vocabulary, read', '/api/v1/lists/CLS?blocksize=500'),
    ...['csv', 'tsv', 'skos-turtle'].map(format =>
      reading(visitor, `25,000 terms as ${format}`, `/api/v1/lists/CLS/export?format=${format}`),
    ),
    reading(visitor, 'changes of a vocabulary', '/api/v1/lists/CLS/changes'),
    {
      name: 'undo the first of them, 5,000 terms',
      run: async () => {
        const { result } = await ask<{ result: readonly { id: string }[] }>(
          'GET',
          '/api/v1/lists/CLS/changes',
        )
        await ask('PUT', `/api/v1/term-changes/${result.at(-1)?.id}/undone`)
      },
    },
  ]
}
