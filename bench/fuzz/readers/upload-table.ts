import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readsReferences } from '#server/bibliography/index.ts'
import type { TableFile } from '#server/exchange/file/open-file.ts'
import { tableReader } from '#server/exchange/file/table-reader.ts'
import { type FuzzMuseum, type Outcome, outcomeOf, outcomeOfReading } from '../fuzz-reader.ts'

/** Uploads a file as an import and throws it away again. */
export async function uploadTable(
  { call }: FuzzMuseum,
  name: string,
  type: string,
  content: Buffer,
): Promise<Outcome> {
  const path = `/api/v1/imports?type=${type}&name=${encodeURIComponent(name)}`
  const answer = await call('POST', path, content, 'application/octet-stream')
  const outcome = outcomeOf(answer)
  if (outcome !== 'read') return outcome
  const { id } = answer.body as { readonly id: string }
  return outcomeOf(await call('DELETE', `/api/v1/imports/${id}`))
}

/** Lays a table where a reader can be given it. */
export async function withTable<T>(
  content: Buffer,
  use: (file: string, fileAt: (path: string) => TableFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-table-'))
  const file = join(folder, 'table')
  try {
    await writeFile(file, content)
    return await use(file, path => ({ path, reading: {}, references: readsReferences.href }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Has a table looked through from its first row to its last. */
export const describeTable = (content: Buffer, tenantId: string): Promise<Outcome> =>
  withTable(content, (file, fileAt) =>
    outcomeOfReading(
      tableReader('describe', path => ({ file: fileAt(path) }), { tenantId, seconds: 180, file }),
    ),
  )
