import { type exportFormats, exportTerms } from '#model/api/vocabularies/files.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'

type ExportFormat = (typeof exportFormats)[number]

const kinds: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  csv: { ending: 'csv', type: 'text/csv' },
  tsv: { ending: 'tsv', type: 'text/tab-separated-values' },
  'skos-turtle': { ending: 'ttl', type: 'text/turtle' },
}

/** The mark of UTF-8 that spreadsheets look for; reading an answer as text takes it away. */
const byteOrderMark = '\uFEFF'

/** Fetches all terms of a vocabulary as a file and hands it to the browser. @throws {CallError} */
export async function downloadTerms(code: VocabularyCode, format: ExportFormat): Promise<void> {
  const text: unknown = await call(exportTerms, { params: { code }, query: { format } }, { progress: true })
  const { ending, type } = kinds[format]
  const mark = format === 'skos-turtle' ? '' : byteOrderMark
  const address = URL.createObjectURL(new Blob([mark, String(text ?? '')], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${code.toLowerCase()}.${ending}`
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
