import type { CslItem } from '#model/bibliography/csl-item.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { readBibtex } from './read-bibtex.ts'
import { ReferenceFileError } from './reference-file.ts'
import { readRis, writeRis } from './ris.ts'
import { writeBibtex } from './write-bibtex.ts'

const isItem = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Line of the place that a message of the runtime names: by its position, or by the text around it. */
function lineOf(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : ''
  const [, position] = /position (\d+)/.exec(message) ?? []
  const around = message.slice(message.indexOf('"') + 1, message.lastIndexOf('" is not valid JSON'))
  const at = position === undefined ? text.indexOf(around) + around.length : Number(position)
  return text.slice(0, Math.max(0, at)).trimEnd().split('\n').length
}

/** The works of a CSL-JSON file: a list, one work, or what Zotero wraps in `items`. @throws {ReferenceFileError} */
function readCslJson(text: string): readonly CslItem[] {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw new ReferenceFileError(lineOf(text, error), error)
  }
  const list = isItem(read) && Array.isArray(read.items) ? read.items : Array.isArray(read) ? read : [read]
  return list.map((each, at) => {
    if (!isItem(each)) throw new ReferenceFileError(1)
    return {
      ...each,
      id: String(each.id ?? at + 1),
      type: typeof each.type === 'string' ? each.type : 'document',
    } as CslItem
  })
}

/** A work as an element of such a list. */
const writeCslJson = (item: CslItem): string => JSON.stringify(item)

interface Format {
  /** @throws {ReferenceFileError} with the line that is wrong */
  read(text: string): readonly CslItem[]
  write(item: CslItem): string
  /** The text before, between and after the works of a file. */
  readonly frame: readonly [before: string, between: string, behind: string]
  readonly mediaType: string
  readonly ending: string
}

/** Readers and writers of works by format. */
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
