import type { importFormats } from '#model/api/vocabularies/files.ts'

export type ImportFormat = (typeof importFormats)[number]

const byEnding: ReadonlyMap<string, ImportFormat> = new Map(
  Object.entries({
    csv: 'csv',
    tsv: 'tsv',
    txt: 'tsv',
    tab: 'tsv',
    rdf: 'skos-xml',
    xml: 'skos-xml',
    skos: 'skos-xml',
    ttl: 'skos-turtle',
    turtle: 'skos-turtle',
  } as const),
)

/** As the `accept` of a file input. */
export const acceptedEndings = [...byEnding.keys()].map(ending => `.${ending}`).join(',')

/** The format of a file by its name; undefined for others. */
export const formatOf = (name: string): ImportFormat | undefined =>
  byEnding.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

/** Only tables come in layouts of their own. */
export const isTable = (format: ImportFormat): boolean => format === 'csv' || format === 'tsv'
