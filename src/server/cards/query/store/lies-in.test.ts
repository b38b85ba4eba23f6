import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Polygon, Position, Ring } from '#model/searches/area/area.ts'
import { useTestApp } from '../../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../../test/harness/factories.ts'
import { readArea } from '../../criteria/area.ts'
import { liesIn } from './lies-in.ts'

const app = useTestApp()

/** The same numbers in each run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A ring around a point with bays and noses, that does not cross itself. */
const jagged = (next: () => number, [x, y]: Position, size: number, corners: number): Ring => {
  const ring = Array.from({ length: corners }, (_, at): Position => {
    const turn = (at / corners) * 2 * Math.PI
    const reach = size * (0.3 + 0.7 * next())
    return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)]
  })
  return [...ring, ...ring.slice(0, 1)]
}

/** By the lines that a ray to the east meets. */
const holds = (ring: Ring, [x, y]: Position): boolean =>
  ring.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = ring[at + 1] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)

const inPlain = ([outline = [], ...holes]: Polygon, point: Position): boolean =>
  holds(outline, point) && !holes.some(hole => holds(hole, point))

/** Returns the indexes of the points that the database finds in an area. */
async function found(points: readonly Position[], text: string): Promise<readonly number[]> {
  const { tenantId } = await museum()
  const { rows } = await app().database.inTenant(tenantId, tx =>
    sql<{ place: string }>`
      select place from unnest(${points.map(([x]) => x)}::float8[], ${points.map(([, y]) => y)}::float8[])
        with ordinality as i(longitude, latitude, place)
      where ${liesIn(readArea(text))} order by place`.execute(tx.db),
  )
  return rows.map(({ place }) => Number(place) - 1)
}

let made: ReturnType<typeof makeMuseum> | undefined
const museum = () => {
  made ??= makeMuseum(app())
  return made
}

test('The database finds what a plain evaluation finds: thousands of points, polygons with bays and holes [C-Q04]', async () => {
  const next = dice(7)
  for (let round = 0; round < 40; round += 1) {
    const middle: Position = [next() * 300 - 150, next() * 120 - 60]
    const size = 0.01 + next() * 20
    const polygon: Polygon = [
      jagged(next, middle, size, 3 + Math.floor(next() * 60)),
      ...(round % 2 === 0 ? [jagged(next, middle, size * 0.25, 5)] : []),
    ]
    const text = JSON.stringify({ type: 'Polygon', coordinates: polygon })
    const points = Array.from(
      { length: 500 },
      (): Position => [middle[0] + (next() * 2 - 1) * size, middle[1] + (next() * 2 - 1) * size],
    ).filter(([x]) => Math.abs(x) <= 180)
    const plain = points.flatMap((point, at) => (inPlain(polygon, point) ? [at] : []))
    expect(await found(points, text), text).toEqual(plain)
  }
})

test('Over the date line both sides are found, and what lies on the outline [C-Q04]', async () => {
  const points: readonly Position[] = [
    [179, -18],
    [-179, -18],
    [175, -18],
    [0, -18],
    [177, -18],
    [180, -18],
    [-180, -18],
  ]
  expect(await found(points, '177,-19,-178,-16')).toEqual([0, 1, 4, 5, 6])
  expect(await found(points, 'POLYGON((177 -19, 182 -19, 183 -16, 177 -16))')).toEqual([0, 1, 4, 5, 6])
  expect(
    await found(points, 'MULTIPOLYGON(((174 -19, 176 -19, 176 -17)), ((-1 -19, 1 -19, 0 -17)))'),
  ).toEqual([2, 3])
})

test('An area of as many corners as are allowed is asked of the database as any other', async () => {
  const ring = jagged(dice(3), [10, 45], 5, 999)
  const text = JSON.stringify({ type: 'Polygon', coordinates: [ring] })
  expect(await found([[10, 45]], text)).toEqual([0])
})
