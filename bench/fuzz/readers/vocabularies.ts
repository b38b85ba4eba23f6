import type { ProfileName } from '#model/vocabularies/import-profiles.ts'
import { termReader } from '#server/vocabularies/import/term-reader.ts'
import type { TermsFile } from '#server/vocabularies/import/term-tasks.ts'
import { type FuzzReader, outcomeOf, outcomeOfReading } from '../fuzz-reader.ts'
import { spoilt } from '../spoil.ts'

const rdf = (inside: string, doctype = ''): string => `<?xml version="1.0"?>${doctype}
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
<skos:Concept rdf:about="http://example.org/1"><skos:prefLabel xml:lang="en">${inside}</skos:prefLabel></skos:Concept>
<skos:Concept rdf:about="http://example.org/2"><skos:prefLabel>jar</skos:prefLabel><skos:broader rdf:resource="http://example.org/1"/></skos:Concept></rdf:RDF>`
const turtle = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <http://example.org/> .
:metal a skos:Concept ; skos:prefLabel "metal"@en, "Metall"@de ; skos:narrower :gold .
:gold a skos:Concept ; skos:prefLabel "Gold"@de-AT, """gold"""@en ; skos:notation "79" .`
const triples =
  '<http://e.org/1> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/2004/02/skos/core#Concept> .\n<http://e.org/1> <http://www.w3.org/2004/02/skos/core#prefLabel> "cup"@en .\n'
const csv = 'id,parent_id,name_en,name_it\n,,cup,tazza\n,,"jar, small",vaso\n'
const entities = `<!DOCTYPE r [<!ENTITY a0 "lol">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`

const of = (
  name: string,
  format: TermsFile['format'],
  valid: readonly string[],
  hostile: readonly string[],
  profile: ProfileName = 'vitrine',
): FuzzReader => ({
  name: `vocabularies: ${name}`,
  kind: 'text',
  hostile: () => hostile.map(text => Buffer.from(text)),
  make: random => spoilt(Buffer.from(random.of(valid)), random),
  read: async ([input = Buffer.alloc(0)], { call }) =>
    outcomeOf(
      await call('POST', '/api/v1/lists/CLS/import', {
        format,
        content: input.toString('utf8'),
        profile,
      }),
    ),
  readApart: ([input = Buffer.alloc(0)], tenantId) =>
    outcomeOfReading(
      termReader('terms', () => ({ content: input.toString('utf8'), format, profile, language: 'en' }), {
        tenantId,
      }),
    ),
})

export const vocabularies: readonly FuzzReader[] = [
  of(
    'RDF/XML',
    'skos-xml',
    [rdf('cup')],
    [rdf('&a30;', entities), `<a>${'<b>'.repeat(100_000)}`, rdf(`<![CDATA[${'x'.repeat(1_000_000)}]]>`)],
  ),
  of(
    'Turtle',
    'skos-turtle',
    [turtle, triples],
    ['['.repeat(100_000), '('.repeat(100_000), `:a :b ${'"""'.repeat(50_001)}`],
  ),
  of(
    'CSV',
    'csv',
    [csv],
    [
      '"'.repeat(100_001),
      `name_en\n${'a\n'.repeat(200_000)}`,
      `id,parent_id,name_en\n${Array.from({ length: 20_000 }, (_, at) => `t${at + 1},t${at},a`).join('\n')}`,
    ],
  ),
  of(
    'Getty AAT',
    'csv',
    [
      'aat_id,broader_id,label_en,uri\n300000001,,vessels,http://vocab.getty.edu/aat/300000001\n300000002,300000001,"cups, drinking",\n',
    ],
    ['aat_id,broader_id,label_en\n1,2,a\n2,1,b\n', `aat_id,label_en\n${'1,a\n'.repeat(100_000)}`],
    'aat',
  ),
  of(
    'Iconclass',
    'csv',
    [
      'notation,parent,label_en,label_it,label_de,label_fr\n7,,Bible,Bibbia,Bibel,Bible\n71A,7,Genesis,Genesi,,Genèse\n"71A(+1)",71A,,,,"clef"\n',
    ],
    [
      `notation,parent,label_en\n${Array.from({ length: 20_000 }, (_, at) => `${'(+1)'.repeat(at % 50)}${at},${at - 1},a`).join('\n')}`,
    ],
    'iconclass',
  ),
  of('TSV', 'tsv', [csv.replaceAll(',', '\t')], [`name_en\n${'"\n'.repeat(10_000)}`]),
]
