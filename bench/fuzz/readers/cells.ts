import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '#model/api/operations.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { inventoryList } from '#model/exchange/profiles/inventory-list.ts'
import { walters } from '#model/exchange/profiles/walters.ts'
import { tableReader } from '#server/exchange/file/table-reader.ts'
import {
  FuzzFault,
  type FuzzMuseum,
  type FuzzReader,
  type Outcome,
  outcomeOf,
  outcomeOfReading,
} from '../fuzz-reader.ts'
import { spoilt } from '../spoil.ts'
import { withTable } from './upload-table.ts'

const texts = [
  'H: 2 3/16 x W: 1 11/16 x D: 1/4 in. (5.6 x 4.3 x 0.6 cm)',
  '2 9/16 x 19 7/16 in. (6.5 x 49.4 cm) (h. x diam.)',
  'After Léon Gruel (French, 1841-1923) [Binder] | Persian (?) [Artist]',
  'Henry Walters, Baltimore, 1902, by purchase; Walters Art Museum, 1931, by bequest.',
  'Pasqui 1911, 338–39; Blake 1936, 83, fig. 4; Michon 1923b',
  '[Signature] Yoshitora ga; [Translation] Made by Yoshitora',
  'ca. 1350-1295 BCE (New Kingdom)',
  'zwischen dem 2. Viertel des 16. Jh. und 1603/04',
  'IV w. p.n.e.?',
  'EPSG:32632 5034567 512345',
  '45° 27′ 51″ N, 9° 11′ 24″ E',
  'ULAN 500115588',
  '12,5 cm',
  'Höhe 12,5 cm, Durchmesser (Fuß) 4 cm; Gewicht: 230 g',
  'alt. cm 23 × largh. cm 12,4 × prof. mm 7',
  'wys. 23,5 cm; szer. 12 cm',
  '[Inscribed lower left] A. R. 1782',
  'prima metà del III secolo a.C.',
  'before 1492?; after c. 1480',
].map(text => Buffer.from(text))

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A table with a text in every cell of a row, each read by what its column is mapped to. */
function tableOf(mapping: Mapping, inputs: readonly Buffer[]): Buffer {
  const [first, ...columns] = mapping.columns.map(({ column }) => column)
  const rows = inputs.map((input, at) => {
    const text = quoted(input.toString('utf8').replaceAll('\0', ''))
    return [`F ${at}`, ...columns.map(() => text)].join(',')
  })
  return Buffer.from([[first, ...columns].map(name => quoted(name ?? '')).join(','), ...rows].join('\n'))
}

/** Has rows read, and cards drafted from them, as a check does. */
const readCells = (mapping: Mapping, inputs: readonly Buffer[], tenantId: string): Promise<Outcome> =>
  withTable(tableOf(mapping, inputs), (file, fileAt) => {
    const by = { cardType: 'object', mapping }
    const options = { tenantId, seconds: 180 }
    const reading = async () => {
      const { read } = await tableReader(
        'rows',
        path => ({ work: file, file: fileAt(path), after: 0, limit: inputs.length + 1, by }),
        { ...options, file },
      )
      const labels = { language: 'en', labels: new Map<string, string>() } as const
      const rows = read.map(row => ({ row, base: undefined }))
      await tableReader('drafts', () => ({ by, labels, rows }), options)
    }
    return outcomeOfReading(reading())
  })

/** Has a table of cells checked as a person would. */
async function check({ call }: FuzzMuseum, mapping: Mapping, inputs: readonly Buffer[]): Promise<Outcome> {
  const content = tableOf(mapping, inputs)
  const uploaded = await call(
    'POST',
    '/api/v1/imports?type=object&name=cells.csv',
    content,
    'application/octet-stream',
  )
  if (outcomeOf(uploaded) !== 'read') return outcomeOf(uploaded)
  const { id } = uploaded.body as { readonly id: string }
  const path = `/api/v1/imports/${id}`
  try {
    const mapped = await call('PUT', `${path}/mapping`, { mapping })
    if (outcomeOf(mapped) !== 'read') return outcomeOf(mapped)
    const begun = await call('POST', `${path}/check`)
    if (outcomeOf(begun) !== 'read') return outcomeOf(begun)
    let work = begun.body as Operation
    while (work.state === 'IN_PROGRESS') {
      await wait(50)
      work = (await call('GET', `/api/v1/operations/${work.id}`)).body as Operation
    }
    if (work.state === 'DONE') return 'read'
    const { body } = await call('GET', `/api/v1/operations/${work.id}/problems`)
    const problems = JSON.stringify(body)
    if (!problems.includes('too much time')) throw new FuzzFault(problems.slice(0, 500))
    return 'tooDemanding'
  } finally {
    await call('DELETE', path)
  }
}

const of = (name: string, mapping: Mapping): FuzzReader => ({
  name,
  kind: 'text',
  together: 100,
  hostile: () =>
    [
      `(${'1'.repeat(120)}! cm`,
      `(${'x\tx×'.repeat(2000)}!`,
      `${'1 '.repeat(20_000)}x`,
      '('.repeat(50_000),
      `${' '.repeat(50_000)}x`,
      `${'1/'.repeat(20_000)}`,
      `${'c. '.repeat(10_000)}1900`,
      `${'1900-'.repeat(10_000)}`,
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      'a;'.repeat(20_000),
    ].map(text => Buffer.from(text)),
  make: random => spoilt(random.of(texts), random),
  read: (inputs, museum) => check(museum, mapping, inputs),
  readApart: (inputs, tenantId) => readCells(mapping, inputs, tenantId),
})

export const cells: readonly FuzzReader[] = [
  of('cells: inventory list', inventoryList),
  of('cells: a museum’s own table', walters),
]
