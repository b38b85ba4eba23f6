import type { CslItem } from '#model/bibliography/csl-item.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { readCslJson, writeCslJson } from './csl-json.ts'
import { readBibtex } from './read-bibtex.ts'
import { readRis, writeRis } from './ris.ts'
import { writeBibtex } from './write-bibtex.ts'

interface Format {
  /** @throws {ReferenceFileError} with the line that is wrong */
  read(text: string): readonly CslItem[]
  write(item: CslItem): string
  /** What stands before, between and behind the works of a file. */
  readonly frame: readonly [before: string, between: string, behind: string]
  readonly mediaType: string
  readonly ending: string
}

/** How works are read and written in each format. */
export const formats: Readonly<Record<ReferenceFormat, Format>> = {
  bibtex: {
    read: readBibtex,
    write: writeBibtex,
    frame: ['', '\n', ''],
    mediaType: 'application/x-bibtex; charset=utf-8',
    ending: 'bib',
  },
  ris: {
    read: readRis,
    write: writeRis,
    frame: ['', '\n', ''],
    mediaType: 'application/x-research-info-systems; charset=utf-8',
    ending: 'ris',
  },
  'csl-json': {
    read: readCslJson,
    write: writeCslJson,
    frame: ['[\n', ',\n', '\n]\n'],
    mediaType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    ending: 'json',
  },
}
