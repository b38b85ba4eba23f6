import type { Language } from '#model/languages.ts'
import { storable } from '#model/text/storable.ts'
import type { ProfileName } from '#model/vocabularies/import-profiles.ts'
import type { ImportFile } from './import-row.ts'
import { readSkos } from './read-skos.ts'
import { readTable } from './read-table.ts'

/** A file of terms as it was sent. */
export interface TermsFile {
  readonly content: string
  readonly format: 'csv' | 'tsv' | 'skos-turtle' | 'skos-xml'
  /** Of a table: its layout. */
  readonly profile: ProfileName
  /** Of names that the file gives none. */
  readonly language: Language
}

const withStorableTexts = (file: ImportFile): ImportFile =>
  JSON.parse(JSON.stringify(file), (_, value) => (typeof value === 'string' ? storable(value) : value))

/** What is done with a file of terms apart from the server's process. */
export const tasks = {
  async terms({ content, format, profile, language }: TermsFile): Promise<ImportFile> {
    const file =
      format === 'csv' || format === 'tsv'
        ? readTable(content, { format, profile })
        : await readSkos(content, format, language)
    return withStorableTexts(file)
  },
}
