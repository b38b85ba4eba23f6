import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, signedIn } from '../harness/factories.ts'
import { addressOf } from '../harness/uploads.ts'

const app = useTestApp()
const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** A program that a developer outside the house might write with the client: what it may not write is part of it. */
const program = `
import { ok } from '@oazapfts/runtime'
import { defaults, loanOutCreate, objectCreate, objectRead, type ObjectsFields } from './client.ts'

const [baseUrl = '', token = ''] = process.argv.slice(2)
Object.assign(defaults, { baseUrl, headers: { authorization: \`Bearer \${token}\` } })

const values: ObjectsFields = {
  objectNumbers: [{ objectNumber: 'G 1' }],
  remarks: 'written by a generated client',
}
// @ts-expect-error an object has no such field
values.remarksOfNobody = 'x'
delete (values as Record<string, unknown>).remarksOfNobody
// @ts-expect-error a remark is a text
const wrong: ObjectsFields = { remarks: 7 }

const made = await ok(objectCreate({ values }))
const read = await ok(objectRead(made.id))
const refused = await objectCreate({ values: wrong })
const loan = await ok(loanOutCreate({ values: { title: 'Begun by a generated client' } }))
console.log(JSON.stringify({
  number: read.objectNumbers?.[0]?.objectNumber,
  remarks: read.remarks,
  refused: refused.status,
  loan: loan.procedureNumber,
}))
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true }))

test('A client generated from the OpenAPI document knows the fields of every type, compiles and works [F-H10]', async () => {
  const address = await addressOf(app())
  const document = join(folder, 'openapi.json')
  await writeFile(document, await (await fetch(`${address}/api/docs/json`)).text())
  await writeFile(join(folder, 'client.ts'), await generateSource(document))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(folder, 'program.ts'), program)
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])

  const { tokens } = await signedIn(app(), { role: 'TENANT_ADMIN', museum: await makeMuseum(app()) })
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), address, tokens.access_token])
  expect(JSON.parse(stdout)).toEqual({
    number: 'G 1',
    remarks: 'written by a generated client',
    refused: 400,
    loan: expect.stringMatching(/^LO-\d{4}-001$/),
  })
})
