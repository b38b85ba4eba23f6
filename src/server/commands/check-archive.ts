import { parseArgs } from 'node:util'
import { ArchiveError, checkArchive } from '../museum-exports/index.ts'

const usage = `Usage: npm run check-archive -- <archive.zip>

Checks the export of a whole museum: every file against its checksum, records, history and vocabularies against the
JSON Schemas in the archive, and their numbers against its manifest. Neither a server nor a database is needed.
Ends with 0 when all is well, with 1 when something is not, and with 2 for a file that is no such archive.
`

/** `npm run check-archive`: whether an archive is whole, for whoever received it. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [path, another] = positionals
  if (values.help || path === undefined || another !== undefined) {
    process.stdout.write(`\n${usage}\n`)
    if (!values.help) process.exitCode = 2
    return
  }
  const { entries, described, problems, museumId } = await checkArchive(path, problem =>
    process.stdout.write(`${problem}\n`),
  )
  process.stdout.write(
    `Museum ${museumId}: ${entries} files, ${described} of their lines and files held against a schema, ${problems} problems\n`,
  )
  if (problems > 0) process.exitCode = 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error instanceof ArchiveError || 'code' in error ? error.message : error.stack}\n`)
  process.exitCode = 2
})
