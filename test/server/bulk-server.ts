import { createCards } from '#server/cards/index.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log.ts'
import { createOperations } from '#server/platform/operations/index.ts'
import { createBulkOperation } from '../../src/server/cards/bulk/bulk-operation.ts'

// A server process that doubles the remarks of cards, two in a batch: `node bulk-server.ts <database url> <museum> <account> <card>…`.
// It says the operation's id; tests then kill it.
const [, , url = '', tenantId = '', accountId = '', ...ids] = process.argv
const log = createLog('silent')
const database = openDatabase({ url, log })
const jobs = createJobs({ url, log })
const operations = createOperations({ database, jobs, log, batchSize: 2 })
const { renamed } = createCards({
  database,
  clock: () => new Date(),
  texts: await openTextBook('Vitrine'),
  operations,
  jobs,
  extras: {},
  evidence: [],
  follow: async () => undefined,
  freezing: () => ({}),
  merged: async () => undefined,
})
await jobs.start()
const { id } = await operations.start(
  { tenantId, accountId, role: 'TENANT_ADMIN' },
  createBulkOperation({ renamed, follow: async () => undefined }),
  {
    type: 'object',
    selection: { ids },
    action: { kind: 'replace', path: 'remarks', find: 'x', by: 'xx' },
    author: { accountId, name: 'Test' },
  },
)
process.stdout.write(id)
