import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'

const app = useTestApp()

/** Brings a row with some of the columns each time. Returns those that make it fail, with the reasons. */
async function failedOf(
  anna: Awaited<ReturnType<typeof importer>>,
  columns: Readonly<Record<string, string>>,
  sets: readonly (readonly string[])[],
): Promise<readonly unknown[]> {
  const failed: unknown[] = []
  for (const some of sets) {
    const cells = some.map(name => `"${columns[name]}"`)
    const { id } = await anna.bring(`Inventory number,Title,${some.join(',')}\nA 1,Bowl,${cells.join(',')}\n`)
    const { counts, messages } = await anna.run(id, 'check')
    const errors = messages.filter(({ severity }) => severity === 'error').map(({ text }) => text)
    if (counts.created !== 1 || errors.length > 0) failed.push([some, ...errors])
  }
  return failed
}

test('Every common column alone, and all of them together, make no row fail [F-X03]', async () => {
  const anna = await importer(app(), { role: 'TENANT_ADMIN' })
  const columns = {
    Collection: 'Osgood collection',
    Box: '12',
    Location: 'Barn',
    Donor: 'Mrs Osgood',
    Keywords: 'bells; music',
    'Depicted person': 'Anna',
    Copyright: 'the museum',
    'Rights holder': 'the museum',
    Site: 'Bath',
    Owner: 'the town',
    Collector: 'Anna',
    'Excavation date': '1950',
    Appraiser: 'Bert',
    Treatment: 'cleaned',
    Edge: 'reeded',
    Countermark: 'star',
    Magistrate: 'Caius',
    'Acquisition place': 'Rome',
    Exhibitions: 'Silver, 1950',
    Bibliography: 'Blake 1936, 83',
    Gemeinde: 'Hrubieszów',
    Land: 'Polen',
    Insel: 'Ambrym',
    Kontinent: 'Ozeanien',
  }
  const names = Object.keys(columns)
  expect(await failedOf(anna, columns, [...names.map(name => [name]), names])).toEqual([])
})

test('Columns that tell of something in another one make no row fail, either [F-X03] [F-X05]', async () => {
  const anna = await importer(app(), { role: 'TENANT_ADMIN' })
  const columns = {
    Artist: 'Anna Osgood; Bert Lisle',
    'Artist role': 'painter; printer',
    'Artist bio': 'British, 1800–1852; 1790–1850',
    'Attribution qualifier': '; attributed to',
    'Condition remarks': 'a crack',
    'Acquisition remarks': 'with a letter',
    'Treatment date': '1990',
    'Inscription position': 'verso',
    'Valuation reason': 'insurance',
    'dimension.type': 'height',
    'dimension.value': '12',
    'dimension.unit': 'cm',
    'Lennox No.': 'L 12',
    Herkunft: 'Hanau',
    Rahmung: 'gilt',
  }
  const names = Object.keys(columns)
  expect(await failedOf(anna, columns, [names.slice(0, 4), names.slice(4), names])).toEqual([])
})
