import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningProduct } from '../product.ts'
import { type Loaded, type LoadedBy, loadTable } from './load-table.ts'
import type { Person } from './museum-person.ts'

/** A table of the open data of a museum, with its name beside the figures. */
interface OpenTable extends LoadedBy {
  readonly file: string
  readonly name: string
  readonly promise?: string
}

/** Every table that refers to another one comes after it. */
export const nationalGallery: readonly OpenTable[] = [
  {
    file: 'authorities_nga/constituents.csv',
    type: 'person',
    profile: 'nga-constituents',
    name: 'persons of an authority file',
    promise: 'under 60',
  },
  {
    file: 'authorities_nga/constituents_bibliography.csv',
    type: 'person',
    profile: 'nga-constituents-bibliography',
    name: 'literature about persons, a work made for each',
  },
]

const ofWalters = (file: string, type: LoadedBy['type'], profile: string): OpenTable => ({
  file: `objects_walters/${file}.csv`,
  type,
  profile,
  name: `${file} of a museum`,
})

export const waltersTables: readonly OpenTable[] = [
  ofWalters('persons', 'person', 'walters-persons'),
  ofWalters('places', 'place', 'walters-places'),
  ofWalters('exhibitions', 'event', 'walters-exhibitions'),
  ofWalters('objects', 'object', 'walters-objects'),
  ofWalters('object_creators', 'object', 'walters-creators'),
  ofWalters('object_places', 'object', 'walters-object-places'),
  ofWalters('object_exhibitions', 'object', 'walters-object-exhibitions'),
  ofWalters('object_relations', 'object', 'walters-object-relations'),
]

/** Loads tables one after the other, those of them that the folder MUSEUM_DATA has. */
export async function loadOpenTables(
  product: RunningProduct,
  person: Person,
  tables: readonly OpenTable[],
  report: (name: string, loaded: Loaded, promise: string) => void,
): Promise<void> {
  for (const { file, name, promise = '', ...by } of tables) {
    const path = join(process.env.MUSEUM_DATA ?? 'no folder', file)
    if (!existsSync(path)) console.log(`${file} is not here: left out`)
    else report(name, await loadTable(product, person, createReadStream(path), by), promise)
  }
}
