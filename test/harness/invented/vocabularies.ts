import { csvOf, type Row } from './tables.ts'

/** Tab text as vocabularies are published: no quotes, lines end with a line feed. */
const tabbed = (rows: readonly Row[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))]
    .map(cells => `${cells.join('\t')}\n`)
    .join('')

/** Terms that lie in one another; some in one that has no row, one names itself as what it lies in. */
const aat = (): Row[] =>
  Array.from({ length: 150 }, (_, index) => ({
    aat_id: String(300000774 + index),
    uri: `http://vocab.getty.edu/aat/${300000774 + index}`,
    label_en: index === 12 ? 'sepia "ink" (5" wide)' : `term ${index}`,
    label_nl: '',
    broader_id:
      index === 20
        ? '999'
        : index === 30
          ? String(300000804)
          : index % 3 === 0
            ? ''
            : String(300000774 + index - 1),
    broader_label: '',
    facet_hint: 'linked-art concept|object type/medium',
    local_terms_mapped: '',
    source: 'linked.art',
  }))

/** Notations whose letters are steps down a tree; some have a name in one language only. */
const iconclass = (): Row[] =>
  Array.from({ length: 180 }, (_, index) => {
    const notation =
      index < 9 ? `9${index + 1}` : `9${(index % 9) + 1}${String.fromCharCode(65 + Math.floor(index / 9))}`
    return {
      notation,
      parent: index < 9 ? '' : notation.slice(0, -1),
      label_en: index % 7 === 3 ? '' : `(pillar of) fire ${index} ~ symbol`,
      label_it: index % 7 === 3 ? '' : `(colonna di) fuoco ${index}`,
      label_de: index % 7 === 3 ? '' : `Feuer(säule) ${index}, 'Zeichen'`,
      label_fr: `(colonne de) feu ${index}`,
    }
  })

/** Two vocabularies in one file, whose notations are the same. */
const iccd = (): Row[] =>
  ['reperti_archeologici', 'materia_e_tecnica-ra'].flatMap(scheme =>
    Array.from({ length: 60 }, (_, index) => {
      const above = index === 0 ? '' : `001${'.001'.repeat(index % 5 === 0 ? 0 : (index % 5) - 1)}`
      const notation = index < 5 ? `001${'.001'.repeat(index)}` : `${above}.${String(index).padStart(3, '0')}`
      return {
        scheme,
        notation,
        pref_label_it: index === 0 ? 'ABBIGLIAMENTO E ORNAMENTI PERSONALI' : `fibula ad arco ${index}`,
        alt_labels: '',
        broader_notation: index === 0 ? '' : index < 5 ? `001${'.001'.repeat(index - 1)}` : above,
        broader_label: '',
        definition: index % 4 === 0 ? '"Un oggetto, come si dice."' : '',
        uri: `http://dati.beniculturali.it/vocabularies/${scheme}/def/${notation}`,
      }
    }),
  )

/** Countries that every museum has from the start, in four languages. */
const countries = (): Row[] =>
  (
    [
      ['AW', 'ABW', 'Aruba', 'Aruba', 'Aruba'],
      ['AF', 'AFG', 'Afghanistan', 'Afghanistan', 'Afghanistan'],
      ['CI', 'CIV', "Côte d'Ivoire", "Costa d'Avorio", 'Elfenbeinküste'],
      ['PL', 'POL', 'Poland', 'Polonia', 'Polen'],
    ] as const
  ).map(([alpha2, alpha3, en, it, de], index) => ({
    alpha2,
    alpha3,
    numeric: String(index).padStart(3, '0'),
    name_en: en,
    official_en: index === 1 ? 'Islamic Republic of Afghanistan' : '',
    name_it: it,
    name_de: de,
    name_fr: en,
    name_es: en,
  }))

/** Rooms of a museum, in an order in which floors come after their rooms. */
const rooms = (): Row[] => {
  const row = (key: string, type: string, description: string, partOf: string): Row => ({
    locationkey: key,
    locationtype: type,
    description,
    ispublicvenue: '0',
    mapimageurl: 'https://www.example.org/map.png',
    mapshapetype: 'rect',
    mapshapecoords: '80,165,97,184',
    partof: partOf,
  })
  return [
    ...Array.from({ length: 40 }, (_, index) =>
      row(
        `G-${index}`,
        'room',
        `West Building, Ground Floor - Gallery ${index}`,
        index % 2 === 0 ? 'ground' : 'main',
      ),
    ),
    row('ground', 'floor', 'West Building, Ground Floor', 'west'),
    row('main', 'floor', 'West Building, Main Floor', 'west'),
    row('west', 'site', 'West Building', ''),
  ]
}

/** A checklist: names that were used for a taxon stand below the accepted one, once for each author who used them. */
const taxa = (): Row[] => {
  const row = (id: number, name: string, above: string, more: Row = {}): Row => ({
    TaxonID: String(id),
    'dc:references': '',
    ScientificName: name,
    HigherTaxonID: above,
    TaxonRank: 'Species',
    NomenclaturalCode: 'ICZN',
    TaxonAccordingTo: `"Author, P., Catalog of Living Whales, 1966, p. ${id}"`,
    BasionymID: '',
    TaxonomicStatus: 'valid',
    NomenclaturalStatus: '',
    AcceptedTaxonID: '',
    NamePublishedIn: '',
    ...more,
  })
  return [
    row(1, 'Cetacea', '105958'),
    row(2, 'Odontoceti', '1'),
    row(3, "Pontoporia d'Orbigny", '2'),
    ...Array.from({ length: 20 }, (_, index) => row(10 + index, `Pontoporia species${index} Gray`, '3')),
    // Three authors, one name for the same species: a term with the notes of all.
    ...[0, 1, 2].map(index => row(50 + index, 'Stenodelphis blainvillei', '3', { AcceptedTaxonID: '10' })),
    ...[0, 1].map(index => row(60 + index, 'Delphinus rostratus', '', { AcceptedTaxonID: '11' })),
  ]
}

export const vocabularyFiles = {
  'vocab/getty_aat_subset.tsv': () => tabbed(aat()),
  'vocab/iconclass_base_4lang.tsv': () => tabbed(iconclass()),
  'vocab/iccd_thesauri_it.tsv': () => tabbed(iccd()),
  'vocab/iso_countries.tsv': () => tabbed(countries()),
  'authorities_nga/preferred_locations.csv': () => csvOf(rooms()),
  'natural_history/whales_checklist_dwca/DarwinCore.txt': () => tabbed(taxa()),
}
