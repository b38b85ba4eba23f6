import { expect, test } from 'vitest'
import { agreedOf, isUnagreed } from '../../engine/aspects/delivery.ts'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { imageFormats } from './line.ts'
import { reproduction } from './reproduction.ts'
import { requesterRoom } from './requester-room.ts'

const unmet = (from: string, step: string, values: object, undecided = 0, unagreed = 0) =>
  movesFrom(reproduction, from, {
    values: { ...values },
    objects: { total: 2, unchecked: 2, undecided, unagreed },
    approvals: new Map([[3, { agreed: 1, declined: 0 }]]),
  }).find(move => move.step === step)?.unmet

test('The rights in each file decide: nothing is agreed while one is open', () => {
  const values = { fee: { waived: true }, agreed: { date: '2027-02-01' } }
  expect(unmet('rightsCleared', 'agreed', values, 1)).toEqual(['cleared'])
  expect(unmet('rightsCleared', 'agreed', values)).toEqual([])
  expect(unmet('rightsCleared', 'agreed', {})).toEqual(['priced', 'accepted'])
})

test('Images are delivered when they are paid for, or the fee is waived', () => {
  const delivered = { date: '2027-02-10' }
  expect(unmet('paid', 'delivered', { delivered })).toEqual(['paid'])
  expect(unmet('paid', 'delivered', { delivered, invoice: { paidOn: '2027-02-05' } })).toEqual([])
  expect(unmet('paid', 'delivered', { delivered, fee: { waived: true } })).toEqual([])
  expect(unmet('paid', 'delivered', { delivered, fee: { waived: true } }, 0, 1)).toEqual(['allAgreed'])
})

test('A picture is handed out in the format and size that were agreed, and not without both; film and sound have no size', () => {
  const { delivers } = requesterRoom
  const terms = (format: keyof typeof imageFormats | undefined, longestSide?: number) => {
    const line = { ...(format && { format: { id: imageFormats[format] } }), longestSide }
    return delivers && [agreedOf(delivers, line), isUnagreed(delivers, line)]
  }
  expect(terms('TIFF', 4000)).toEqual([{ picture: 'tiff', longestSide: 4000 }, false])
  expect(terms('JPEG')).toEqual([undefined, true])
  expect(terms(undefined, 4000)).toEqual([undefined, true])
  expect(terms('SOUND')).toEqual([{ original: 'audio/' }, false])
  expect(terms('OTHER')).toEqual([undefined, false])
})

test('A request stays open until the specimen copies that were agreed have come', () => {
  const delivered = { date: '2027-02-10' }
  expect(unmet('delivered', 'closed', { delivered, specimen: { copies: 1 } })).toEqual(['specimen'])
  expect(unmet('delivered', 'closed', { delivered })).toEqual([])
})

test('Lines of a request are about files, and nothing is written into them', () => {
  expect(reproduction.lines.of).toEqual(['file'])
  expect(reproduction.workflow.effects).toBeUndefined()
})
