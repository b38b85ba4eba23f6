import { plainPicture } from '../../../test/harness/files.ts'
import type { Random } from '../../random.ts'
import { type FuzzMuseum, type FuzzReader, outcomeOf } from '../fuzz-reader.ts'
import { spoilt } from '../spoil.ts'
import { formOf, formType } from './files/upload-file.ts'

/* What is read in the server itself, because it is short: each is bounded by its size, and by what is done with it. */

interface Call {
  readonly name: string
  readonly valid: readonly string[]
  readonly hostile: readonly string[]
  send(museum: FuzzMuseum, text: string): ReturnType<FuzzMuseum['call']>
}

const reader = ({ name, valid, hostile, send }: Call): FuzzReader => ({
  name: `calls: ${name}`,
  kind: 'call',
  hostile: () => hostile.map(text => Buffer.from(text)),
  make: (random: Random) => spoilt(Buffer.from(random.of(valid)), random),
  read: async ([input = Buffer.alloc(0)], museum) => outcomeOf(await send(museum, input.toString('utf8'))),
})

const json = 'application/json'
const catalogue = '/api/v1/catalogue/'
const asked = (blocks: unknown): string => JSON.stringify({ classId: 1, blocks })
const criterion = (field: string, condition: string, values: readonly string[]) => ({
  field,
  condition,
  operator: 'AND',
  values,
})
const criteria = (...filters: readonly object[]): string =>
  JSON.stringify({ blocks: [{ operator: 'AND', filters }] })
const many = (count: number, text: string): string => text.repeat(count)
const corners = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${Math.cos(at) * 10} ${Math.sin(at) * 10}`).join(',')

/** An object with a picture, and a report about it; made once for each museum. */
async function reportIn({ call }: FuzzMuseum): Promise<{ readonly fileId: string; readonly path: string }> {
  const right = async <Body>(answer: ReturnType<FuzzMuseum['call']>): Promise<Body> => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body as Body
  }
  const object = await right<{ id: string }>(
    call('POST', catalogue, { values: { title: { en: 'Seascape' } } }),
  )
  await right(call('DELETE', `${catalogue}${object.id}/lock`))
  const { result } = await right<{ result: { id: string }[] }>(
    call('POST', '/api/v1/files/', formOf('sea.png', await plainPicture()), formType),
  )
  const fileId = result[0]?.id ?? ''
  await right(call('PUT', '/api/v1/catalogue/files', { id: object.id, fileIds: [fileId] }))
  const report = await right<{ id: string }>(
    call('POST', '/api/v1/condition-reports', { objectId: object.id }),
  )
  return { fileId, path: `/api/v1/condition-reports/${report.id}` }
}

const reports = new Map<string, ReturnType<typeof reportIn>>()
function reportOf(museum: FuzzMuseum): ReturnType<typeof reportIn> {
  const report = reports.get(museum.tenantId) ?? reportIn(museum)
  reports.set(museum.tenantId, report)
  return report
}

export const calls: readonly FuzzReader[] = [
  reader({
    name: 'criteria of lists',
    valid: [
      criteria(criterion('title', 'CONTAINS', ['cup'])),
      criteria(
        criterion('dating/date', 'BETWEEN', ['1500', '1600']),
        criterion('materials/material', 'IS', ['1', '2']),
        criterion('productions/agent>person>birth/place', 'IS', ['7']),
      ),
    ],
    hostile: [
      criteria(...Array(61).fill(criterion('title', 'CONTAINS', ['a']))),
      criteria(criterion(many(60, 'a>b/'), 'CONTAINS', [many(400, 'a ')])),
      many(10_000, '['),
      `{"blocks":${many(4000, '{"blocks":')}`,
      criteria(criterion('__proto__', 'CONTAINS', ['constructor'])),
    ],
    send: ({ call }, text) => call('GET', `${catalogue}?${new URLSearchParams({ criteria: text })}`),
  }),
  reader({
    name: 'advanced searches',
    valid: [
      asked([
        {
          position: 0,
          operator: 'AND',
          filters: [
            {
              paragraphSystemName: 'title',
              conditionSystemName: 'CONTAINS',
              position: 0,
              criteriaValues: [{ value: 'cup' }],
            },
          ],
        },
      ]),
    ],
    hostile: [asked(Array(5000).fill({ filters: [] })), many(100_000, '[')],
    send: ({ call }, text) => call('POST', '/advsearch/exec/api/advsearch/count', Buffer.from(text), json),
  }),
  reader({
    name: 'areas',
    valid: [
      'POLYGON((9 45, 10 45, 10 46, 9 45))',
      'SRID=32632;MULTIPOLYGON(((500000 5000000, 510000 5000000, 510000 5010000, 500000 5000000)))',
      'BUFFER(POINT(9.1 45.4), 2000)',
      "BBOX(8, 44, 10, 46, 'EPSG:4326')",
      '{"type":"Polygon","coordinates":[[[9,45],[10,45],[10,46],[9,45]]]}',
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[179,1],[-179,1],[-179,2],[179,1]]]}}]}',
    ],
    hostile: [
      `POLYGON((${corners(900)}))`,
      `${many(1500, 'GEOMETRYCOLLECTION(')}`,
      `POLYGON(${many(9000, '(')}`,
      'BUFFER(POINT(0 90), 4999000)',
      'POLYGON((1e308 1e308, -1e308 1e308, 0 0, 1e308 1e308))',
      many(19_000, '['),
    ],
    send: ({ call }, text) => call('GET', `${catalogue}?${new URLSearchParams({ area: text })}`),
  }),
  reader({
    name: 'general searches',
    valid: [
      'cup',
      'Rembrandt 17th century',
      '"a cup" 1500-1600',
      'III secolo a.C. vaso',
      '1. Hälfte 16. Jh.',
    ],
    hostile: [
      many(150, '1 '),
      many(140, '1-'),
      many(290, 'a'),
      many(100, 'c. '),
      many(290, '%'),
      many(145, "'("),
    ],
    send: ({ call }, text) => call('GET', `/api/v1/search?${new URLSearchParams({ q: text })}`),
  }),
  reader({
    name: 'addresses of lists',
    valid: [
      'q=cup&page=2&blocksize=50&sort=title&order=ASC',
      'filters=%7B%22material%22%3A%5B%221%22%5D%7D&facets=true',
    ],
    hostile: [
      many(2000, 'a=1&'),
      many(500, 'q=%F0%9F&'),
      `filters=${encodeURIComponent(many(3000, '['))}`,
      'page=1e99&blocksize=-1',
      '__proto__[a]=1&constructor=2',
    ],
    // Whatever an address may hold: what it may not is written as its code.
    send: ({ call }, text) =>
      call('GET', `${catalogue}?${text.toWellFormed().replace(/[^!$-;=?-Z_a-z~]/gu, encodeURIComponent)}`),
  }),
  reader({
    name: 'new records',
    valid: [
      '{"values":{"title":{"en":"A cup"},"objectNumbers":[{"objectNumber":"A 1"}]}}',
      '{"values":{"dimensions":[{"value":12.5,"unit":{"id":1}}],"description":{"it":"Una tazza"}}}',
    ],
    hostile: [
      many(60_000, '['),
      `{"values":{"title":${many(5000, '{"en":')}`,
      '{"values":{"__proto__":{"title":"a"},"constructor":{"prototype":1}}}',
      `{"values":{"objectNumbers":[${many(15_000, '{},')}{}]}}`,
    ],
    send: ({ call }, text) => call('POST', catalogue, Buffer.from(text), json),
  }),
  reader({
    name: 'regions on pictures',
    valid: [
      'xywh=pixel:1,1,4,3',
      '<svg><polygon points="1,1 5,1 5,5"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M 1 1 L 5 1 C 1 2 3 4 5 5 z"/></svg>',
      '<svg><ellipse cx="4" cy="3" rx="2" ry="1"/></svg>',
    ],
    hostile: [
      `<svg><polygon points="${many(15_000, '1,1 ')}"/></svg>`,
      `<svg><path d="${many(20_000, 'M1')}"/></svg>`,
      `<svg ${many(7000, 'a="b" ')}/>`,
      `<svg>${many(15_000, '<a>')}`,
      many(59_000, 'a'),
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
      '<svg><script>alert(1)</script></svg>',
    ],
    async send(museum, value) {
      const { fileId, path } = await reportOf(museum)
      const type = value.startsWith('xywh') ? 'FragmentSelector' : 'SvgSelector'
      const answer = await museum.call('POST', `${path}/annotations`, {
        annotation: { target: { source: fileId, selector: { type, value } } },
      })
      if (answer.status < 300) await museum.call('DELETE', `${path}/annotations`)
      return answer
    },
  }),
  reader({
    name: 'addresses of pictures (IIIF)',
    valid: [
      'full/max/0/default.jpg',
      '0,0,5,5/3,/90/gray.png',
      'pct:10,10,50,50/!4,4/!180/default.webp',
      'square/^max/0/default.jpg',
    ],
    hostile: [
      'full/^99999999,99999999/0/default.jpg',
      'pct:0.0000001,0,1e-9,1/max/0/default.jpg',
      `0,0,${many(90, '9')},1/max/0/default.jpg`,
      'full/max/359.99999999999/default.tif',
    ],
    async send(museum, text) {
      const { fileId } = await reportOf(museum)
      const parts = text.toWellFormed().split('/').slice(0, 4).map(encodeURIComponent)
      return museum.call('GET', `/api/v1/files/${fileId}/iiif/${parts.join('/')}`)
    },
  }),
]
