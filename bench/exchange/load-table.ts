import { Readable } from 'node:stream'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import type { CardType } from '#model/record-types.ts'
import type { RunningProduct } from '../product.ts'
import { call, ended, type Person, upload } from './museum-person.ts'

export interface Loaded {
  readonly rows: number
  readonly seconds: number
  /** Of that, seconds of processor time in the server without its database. */
  readonly processorSeconds: number
  /** And seconds of processor time in the database. */
  readonly databaseSeconds: number
  /** Seconds it took to look through the rows before, which changes nothing. */
  readonly checkSeconds: number
  readonly operationId: string
  /** The server's highest memory while the first and while the last tenth of the rows was loaded, in megabytes. */
  readonly earlyMb: number
  readonly lateMb: number
}

/** What a table is loaded by: the cards it is about, and a profile that comes with the product. */
export interface LoadedBy {
  readonly type: CardType
  readonly profile: string
}

const walters: LoadedBy = { type: 'object', profile: 'walters' }

/** Brings a table and loads it by a profile. @throws when most of its rows were refused. */
export async function loadTable(
  product: RunningProduct,
  person: Person,
  content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  { type, profile }: LoadedBy = walters,
): Promise<Loaded> {
  const path = '/api/v1/imports'
  const { id } = (await upload(
    person,
    `${path}?type=${type}&name=table.csv`,
    Readable.from(content),
  )) as ImportWithFile
  const mapping = shippedProfiles(type).find(({ name }) => name === profile)?.mapping
  await call(person, 'PUT', `${path}/${id}/mapping`, { mapping })
  const checked = await ended(person, await call<Operation>(person, 'POST', `${path}/${id}/check`))
  // As somebody does who has looked at the new names and wants all of them.
  await call(person, 'POST', `${path}/${id}/names/confirm`, { count: 100_000_000 })
  const [worked, stored] = [product.processorSeconds(), product.databaseSeconds()]
  let [earlyMb, lateMb] = [0, 0]
  const { operation, seconds } = await ended(
    person,
    await call<Operation>(person, 'POST', `${path}/${id}/load`),
    ({ numberOfProcessedElements: done, totalNumberOfElements: all }) => {
      if (done <= all / 10) earlyMb = Math.max(earlyMb, product.memoryMb())
      if (done >= all * 0.9) lateMb = Math.max(lateMb, product.memoryMb())
    },
  )
  const processorSeconds = product.processorSeconds() - worked
  const databaseSeconds = product.databaseSeconds() - stored
  const { counts } = await call<ImportWithFile>(person, 'GET', `${path}/${id}`)
  const done = counts.created + counts.updated
  if (counts.refused > 2 * done) throw new Error(`most rows were refused: ${JSON.stringify(counts)}`)
  return {
    rows: done,
    seconds,
    processorSeconds,
    databaseSeconds,
    checkSeconds: checked.seconds,
    operationId: operation.id,
    earlyMb,
    lateMb,
  }
}
