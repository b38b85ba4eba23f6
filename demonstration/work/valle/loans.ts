import { openRoomFor } from '#model/api/procedures/room.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { loanDecisions, loanStates } from '#model/procedures/loan-out/line.ts'
import { loanPurposes } from '#model/procedures/loan-out/sections.ts'
import { type Piece, procedure } from '../piece.ts'
import { begin } from '../under-way.ts'

const euro = (amount: string) => ({ amount, currency: 'EUR' })

const allowed = (day: string): CardValues => ({
  decision: { decision: { id: loanDecisions.ALLOWED }, decidedBy: 'Marta Bianchi', date: day },
})

const denied = (day: string, denyReason: string): CardValues => ({
  decision: { decision: { id: loanDecisions.DENIED }, denyReason, decidedBy: 'Marta Bianchi', date: day },
})

const signers = (forBorrower: string) => ({
  signedForLender: 'Marta Bianchi',
  signedForBorrower: forBorrower,
})

/** Signed, being packed: what most loans look like when one has them on the desk. */
const verona = procedure('Vasi figurati a Verona', async (museum, title) => {
  const { day } = museum
  const borrower = await museum.card('person', 'Museo di Verona Antica')
  const loan = await begin(museum, museum.admin, {
    type: 'LOAN_OUT',
    title,
    values: {
      borrower,
      contact: 'dott.ssa Irene Zanella, ufficio mostre',
      contactEmail: 'mostre@veronaantica.example',
      purpose: { id: loanPurposes.EXHIBITION },
      projectTitle: 'A banchetto. Vasi e riti tra l’Adige e il mare',
      requestDate: day(-96),
      loan: { start: day(18), end: day(139) },
      venues: [{ venue: 'Museo di Verona Antica, sala del Portico', start: day(25), end: day(130) }],
      agreement: {
        signed: day(-12),
        ...signers('Irene Zanella'),
        creditLine: 'Museo della Valle, legato Vivanti',
      },
      conditions:
        'Vetrina chiusa e allarmata, umidità relativa 45–55 %, al massimo 150 lux.\nManipolazione con guanti, solo in presenza del corriere del museo.\nNessuna ripresa con lampo.',
      facilityApproved: true,
      costs: [
        { what: 'Trasporto con corriere', amount: euro('2400'), borneBy: { id: 2 } },
        { what: 'Supporti su misura', amount: euro('640'), borneBy: { id: 2 } },
        { what: 'Campagna fotografica', amount: euro('300'), borneBy: { id: 3 } },
      ],
      insurance: {
        policyNumber: 'VR-ESEMPIO-2026-118',
        start: day(17),
        end: day(146),
        total: euro('86000'),
      },
      transports: [
        { direction: { id: 1 }, day: day(18), crates: '2 casse climatizzate' },
        { direction: { id: 2 }, day: day(139), crates: '2 casse climatizzate' },
      ],
    },
  })
  const lent = [
    ['MV 1915.7', '38000', 'Cassa 1, scomparto A'],
    ['MV 1915.9', '21000', 'Cassa 1, scomparto B'],
    ['MV 1915.15', '27000', 'Cassa 2'],
  ] as const
  await loan.add([...lent.map(([number]) => number), 'MV 1915.12'])
  for (const [number, value, packing] of lent)
    await loan.write(number, {
      ...allowed(day(-30)),
      insuranceValue: euro(value),
      packing,
      displayRequirements: 'Base antivibrante, vincolo in plexiglas al piede',
    })
  await loan.write(
    'MV 1915.12',
    denied(day(-30), 'L’ansa attende il restauro: fino ad allora il cratere non viaggia.'),
  )
  await loan.write('MV 1915.15', { state: { id: loanStates.PACKED } })
  await loan.go('inReview', 'informationAsked', 'termsAgreed', 'agreementSigned', 'preparing')
  await museum.admin(openRoomFor, {
    params: { id: loan.id },
    body: { recipient: 'Museo di Verona Antica', days: 120 },
  })
})

/** Should have come back: shown as overdue wherever loans are. */
const bergamo = procedure('Veduta del Lirno a Bergamo', async (museum, title) => {
  const { day } = museum
  const loan = await begin(museum, museum.curator, {
    type: 'LOAN_OUT',
    title,
    values: {
      borrower: await museum.card('person', 'Università di Bergamo'),
      contact: 'Segreteria del dipartimento',
      purpose: { id: loanPurposes.EXHIBITION },
      projectTitle: 'Paesaggi di fiume',
      requestDate: day(-260),
      loan: { start: day(-190), end: day(-8) },
      agreement: { signed: day(-205), ...signers('prof. Aldo Ferri') },
      insurance: { policyNumber: 'BG-ESEMPIO-77', start: day(-191), end: day(20), total: euro('14500') },
      transports: [{ direction: { id: 1 }, day: day(-190) }],
      notes: 'Proroga chiesta per telefono, non ancora per iscritto.',
    },
  })
  await loan.add(['MV 1934.2'])
  await loan.write('MV 1934.2', {
    ...allowed(day(-210)),
    insuranceValue: euro('14500'),
    state: { id: loanStates.ON_SHOW },
  })
  await loan.go('termsAgreed', 'agreementSigned', 'preparing', 'onLoan')
})

/** A request that waits for an answer. */
const pavia = procedure('Minerali per lezioni di cristallografia', async (museum, title) => {
  const { day } = museum
  const loan = await begin(museum, museum.curator, {
    type: 'LOAN_OUT',
    title,
    values: {
      borrower: await museum.card('person', 'Università di Pavia'),
      contact: 'prof. Lidia Corsi',
      purpose: { id: loanPurposes.RESEARCH },
      requestDate: day(-3),
      loan: { start: day(60), end: day(120) },
    },
  })
  await loan.add(['Min. 101', 'Min. 102', 'Min. 110'])
})

/** Long back, and closed. */
const school = procedure('Monete per la scuola', async (museum, title) => {
  const { day } = museum
  const loan = await begin(museum, museum.curator, {
    type: 'LOAN_OUT',
    title,
    values: {
      borrower: await museum.card('person', 'Liceo Arici'),
      purpose: { id: loanPurposes.EXHIBITION },
      projectTitle: 'Il denaro dei Romani',
      requestDate: day(-170),
      loan: { start: day(-130), end: day(-102) },
      agreement: { signed: day(-140), ...signers('preside Carla Monti') },
      insurance: { policyNumber: 'BS-ESEMPIO-5', start: day(-131), end: day(-100), total: euro('900') },
      closingNote: 'Rientrate nei tempi, senza danni. La classe ha mandato i suoi disegni.',
    },
  })
  const coins = ['Num. 22', 'Num. 31']
  await loan.add(coins)
  for (const coin of coins) await loan.write(coin, allowed(day(-145)))
  await loan.go('termsAgreed', 'agreementSigned', 'preparing', 'onLoan')
  for (const coin of coins)
    await loan.write(coin, { state: { id: loanStates.RETURNED }, returnedOn: day(-101) }, true)
  await loan.go('closed')
})

export const loans: readonly Piece[] = [school, bergamo, verona, pavia]
