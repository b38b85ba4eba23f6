import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { declarationOf } from '#model/cards/declarations.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { CardType } from '#model/record-types.ts'
import { createApp } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'

export interface TableToLoad {
  readonly type: CardType
  readonly file: string
  readonly mapping: Mapping
}

export interface BegunLoad {
  readonly importId: string
  readonly operationId: string
}

// The whole product as a process that loads tables, side by side: `node import-server.ts <database url> <museum> <account> <tables>`.
// It says the ids of the imports and of their operations; tests then kill it.
const [, , databaseUrl = '', tenantId = '', accountId = '', given = '[]'] = process.argv
const app = await createApp({
  config: readConfig(process.env),
  databaseUrl,
  secret: 'a secret for tests only, long enough',
  log: createLog('silent'),
  clock: systemClock,
  publicUrl: () => '',
})
await app.start()
const begun: BegunLoad[] = []
for (const { type, file, mapping } of JSON.parse(given) as TableToLoad[]) {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(`no cards are ${type}`)
  const { importId, operation } = await app.exchange.importFile({
    tenantId,
    author: { accountId, name: 'Test' },
    declaration,
    name: basename(file),
    content: createReadStream(file),
    mapping,
    profile: 'test',
  })
  begun.push({ importId, operationId: operation.id })
}
process.stdout.write(JSON.stringify(begun))
