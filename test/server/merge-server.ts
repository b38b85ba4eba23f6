import { createCards } from '#server/cards/index.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log.ts'
import { createOperations } from '#server/platform/operations/index.ts'

// A server process that goes on with the operations it finds, two elements in a batch: `node merge-server.ts <database url>`. It says when
// it has begun; tests then kill it.
const [, , url = ''] = process.argv
const log = createLog('silent')
const database = openDatabase({ url, log })
const jobs = createJobs({ url, log })
createCards({
  database,
  clock: () => new Date(),
  texts: await openTextBook('Vitrine'),
  operations: createOperations({ database, jobs, log, batchSize: 2 }),
  jobs,
  extras: {},
  evidence: [],
  follow: async () => undefined,
  freezing: () => ({}),
  merged: async () => undefined,
})
await jobs.start()
process.stdout.write('begun')
