import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { newRowId, writeCards } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'

const author = { accountId: '1', name: 'Bench' }
const batch = 500

const beginnings = [
  'Ros',
  'Bian',
  'Ver',
  'Kowal',
  'Zieli',
  'Mül',
  'Schnei',
  'Hof',
  'Tie',
  'Guar',
  'Cana',
  'Bel',
  'Car',
  'Man',
  'Pell',
  'Fior',
]
const middles = ['', 'a', 'i', 'o', 'er', 'in', 'el', 'an', 'ol', 'ar']
const endings = [
  'si',
  'chi',
  'di',
  'ski',
  'ński',
  'ler',
  'der',
  'mann',
  'polo',
  'letto',
  'lini',
  'tegna',
  'egrini',
  'ino',
  'etti',
  'one',
]
const given = [
  'Giovanni',
  'Antonio',
  'Maria',
  'Francesco',
  'Anna',
  'Giuseppe',
  'Jan',
  'Piotr',
  'Hans',
  'Karl',
  'Luigi',
  'Elena',
  'Pietro',
  'Paolo',
  'Johann',
  'Zofia',
  'Jakob',
  'Lucia',
  'Marco',
  'Bernardo',
]
const second = ['', '', '', ' Battista', ' Maria', ' Carlo', ' Josef', ' Adam']

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** The name of a person who was never born: some forty thousand of them, first names as often as in life. */
export const inventedName = (at: number): string => {
  const family = of(beginnings, at * 7) + of(middles, Math.floor(at / 16)) + of(endings, Math.floor(at / 160))
  return `${family}, ${of(given, Math.floor((at * 31) % 400) ** 2 % 397)}${of(second, Math.floor(at / 2560))}`
}

const declared = (type: string): CardDeclaration => {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(`${type} is not declared`)
  return declaration
}

/** Writes cards through the save pipeline, some at a time. @returns the ids of the first of each batch. */
export async function write(
  database: Database,
  tenantId: string,
  { type, count }: { readonly type: string; readonly count: number },
  valuesOf: (at: number) => CardValues,
): Promise<readonly string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += batch) {
    const writes = Array.from({ length: Math.min(batch, count - at) }, (_, offset) => ({
      values: valuesOf(at + offset),
    }))
    const written = await database.inTenant(tenantId, tx =>
      writeCards(tx, writes, {
        declaration: declared(type),
        author,
        action: 'imported',
        renamed: async () => undefined,
      }),
    )
    ids.push(...written.slice(0, 1).map(({ record }) => record.id))
  }
  return ids
}

/** A year as a date of one. */
const inYear = (year: number) => ({
  mode: 'SINGLE',
  earliest: { type: 'YEAR', era: 'AD', point: { year } },
})

/** So many persons who were never born. */
export const writePersons = (database: Database, tenantId: string, count: number) =>
  write(database, tenantId, { type: 'person', count }, at => ({
    entityType: { id: 5 },
    names: [{ id: newRowId(), name: inventedName(at) }],
    ...(at % 2 === 0 && { lifeDates: inYear(1500 + (at % 400)), birthDate: inYear(1500 + (at % 400)) }),
  }))

/** Two persons of one name, each of whom made so many objects. */
export async function writeTwo(
  database: Database,
  tenantId: string,
  links: number,
): Promise<readonly [string, string]> {
  const one = async (name: string): Promise<string> => {
    const [id = ''] = await write(database, tenantId, { type: 'person', count: 1 }, () => ({
      entityType: { id: 5 },
      names: [{ id: newRowId(), name }],
    }))
    await write(database, tenantId, { type: 'object', count: links }, at => ({
      objectNumbers: [{ id: newRowId(), objectNumber: `${id}.${at}` }],
      title: { en: `Print ${at}` },
      productions: [{ id: newRowId(), type: { id: 31 }, agent: { id } }],
      author: { id },
    }))
    return id
  }
  return [await one('Giovanni Battista Piranesi'), await one('Piranesi, Giambattista')]
}
