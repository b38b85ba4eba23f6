/** A server whose reader is in an endless loop; says the reader's number. */
import { setTimeout as wait } from 'node:timers/promises'
import { createReader } from './reader.ts'
import type { tasks } from './tries.fixture.ts'
import { answers } from './tries-answers.fixture.ts'

const read = createReader<typeof tasks>(new URL('./tries.fixture.ts', import.meta.url), answers)
const { pid } = await read('keeps', () => '', { tenantId: '1' })
void read('loop', () => undefined as never, { tenantId: '1' })
await wait(500)
process.stdout.write(String(pid))
