import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { createApp } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'

// The whole product as a process that loads a table: `node import-server.ts <database url> <museum> <account> <file> <mapping>`.
// It says the ids of the import and of its operation; tests then kill it.
const [, , databaseUrl = '', tenantId = '', accountId = '', file = '', mapping = ''] = process.argv
const app = await createApp({
  config: readConfig(process.env),
  databaseUrl,
  secret: 'a secret for tests only, long enough',
  log: createLog('silent'),
  clock: systemClock,
  publicUrl: () => '',
})
await app.start()
const { importId, operation } = await app.exchange.importFile({
  tenantId,
  author: { accountId, name: 'Test' },
  declaration: objectCard as unknown as CardDeclaration,
  name: basename(file),
  content: createReadStream(file),
  mapping: JSON.parse(mapping) as Mapping,
  profile: 'test',
})
process.stdout.write(JSON.stringify({ importId, operationId: operation.id }))
