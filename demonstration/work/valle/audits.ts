import { randomUUID } from 'node:crypto'
import { freezeList, sendFindings } from '#model/api/procedures/inventory-audit.ts'
import { type Piece, procedure } from '../piece.ts'
import { begin } from '../under-way.ts'

const reasons = { ANNUAL: { id: 1 }, MOVE: { id: 2 } }

/** What was found of objects by now, by their numbers. */
const found = [
  ['MV 1915.7', 'IN_PLACE', ''],
  ['MV 1915.9', 'IN_PLACE', ''],
  ['MV 1915.12', 'ELSEWHERE', 'Ritirato in deposito: ansa da restaurare'],
  ['MV 1926.2', 'IN_PLACE', ''],
  ['MV 1926.3', 'IN_PLACE', 'Cartellino da rifare'],
  ['MV 1926.5', 'MISSING', 'Supporto vuoto, vetrina chiusa'],
] as const

const greeks = procedure('Ricognizione annuale della sala 2', async (museum, title) => {
  const { curator, day } = museum
  const [room, shelves] = await Promise.all([
    museum.term('LR', 'Palazzo Vivanti > Piano terra > Sala 2 Greci e Italici'),
    museum.term('LR', 'Deposito di via del Mulino > Scaffali A–F'),
  ])
  const audit = await begin(museum, museum.admin, {
    type: 'INVENTORY_AUDIT',
    title,
    values: {
      reason: reasons.ANNUAL,
      scope: 'Tutto ciò che è esposto nella sala 2, vetrina per vetrina.',
      locations: [room],
      start: day(-2),
      deadline: day(9),
    },
  })
  const params = { id: audit.id }
  await museum.admin(freezeList, { params, body: {} })
  await audit.go('running')
  const findings = await Promise.all(
    found.map(async ([number, result, note]) => ({
      id: randomUUID(),
      objectId: await museum.object(number),
      result,
      method: 'SEEN',
      note,
      locationId: (result === 'ELSEWHERE' ? shelves : room).id,
      at: new Date(`${day(-1)}T10:00:00Z`).toISOString(),
    })),
  )
  await curator(sendFindings, { params, body: { findings } })
})

const textiles = procedure('Deposito tessili prima del trasloco', async (museum, title) => {
  const { day } = museum
  await begin(museum, museum.curator, {
    type: 'INVENTORY_AUDIT',
    title,
    values: {
      reason: reasons.MOVE,
      scope: 'Cassettiere e rulli; in due persone, una legge e una scrive.',
      locations: [await museum.term('LR', 'Deposito di via del Mulino > Deposito tessili')],
      start: day(33),
      deadline: day(47),
    },
  })
})

export const audits: readonly Piece[] = [greeks, textiles]
