import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { groupMessages } from '#server/exchange/index.ts'
import { archiveMuseum } from '#server/museum-exports/index.ts'
import { openMuseumArchive } from '#server/museum-imports/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import type { TestApp } from './app.ts'

/** The whole export of a museum, as a file. @returns its path */
export async function archiveFile(app: TestApp, museumId: string, language = 'en' as const): Promise<string> {
  const storage = openStorage(app.config)
  const key = `deleted/${museumId}/${performance.now()}.zip`
  const texts = await openTextBook('Vitrine')
  const context = { database: app.database, storage, texts, clock: () => new Date() }
  await archiveMuseum(context, { museumId, language, key, signal: new AbortController().signal })
  const path = join(app.dataDir, `${museumId}-${performance.now()}.zip`)
  await writeFile(path, await storage.get(key))
  return path
}

const later: readonly string[] = ['linkNotYet', 'nameNotYet']

/** Takes an archive into a museum, as the command does. @returns what was told */
export async function takeArchive(
  app: TestApp,
  path: string,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  signal = new AbortController().signal,
): Promise<readonly string[]> {
  const from = await openMuseumArchive(path)
  if (!from) throw new Error('no archive of a museum')
  const told: string[] = []
  const author = { accountId, name: 'Test' }
  try {
    await app.museumImports.take(from, {
      tenantId,
      author,
      signal,
      language: 'en',
      tell: line => told.push(line),
      async load({ name, declaration, content }) {
        const { importId, operation } = await app.exchange.importFile({
          tenantId,
          author,
          declaration,
          name,
          content: await content(),
        })
        const actor = { tenantId, accountId, role: 'TENANT_ADMIN' as const }
        const ended = await vi.waitFor(
          async () => {
            const now = await app.operations.read(actor, operation.id)
            if (now.state === 'IN_PROGRESS') throw new Error('still going on')
            return now
          },
          { timeout: 300_000, interval: 50 },
        )
        if (ended.state !== 'DONE') told.push(`${name}: ${ended.state}`)
        const messages = await app.database.inTenant(tenantId, tx => groupMessages(tx, importId))
        for (const { message, count } of messages)
          if (!later.includes(message.kind)) told.push(`${name}: ${count} × ${JSON.stringify(message)}`)
        return messages.some(({ message }) => later.includes(message.kind))
      },
    })
    return told
  } finally {
    from.archive.close()
  }
}
