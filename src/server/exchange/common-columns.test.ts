import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'

const app = useTestApp()

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
  const failed: unknown[] = []
  for (const some of [...names.map(name => [name]), names]) {
    const cells = some.map(name => `"${columns[name as keyof typeof columns]}"`)
    const { id } = await anna.bring(`Inventory number,Title,${some.join(',')}\nA 1,Bowl,${cells.join(',')}\n`)
    const { counts, messages } = await anna.run(id, 'check')
    const errors = messages.filter(({ severity }) => severity === 'error').map(({ text }) => text)
    if (counts.created !== 1 || errors.length > 0) failed.push([some, ...errors])
  }
  expect(failed).toEqual([])
})
