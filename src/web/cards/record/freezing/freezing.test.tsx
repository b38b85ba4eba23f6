import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Standing } from '#model/api/cards/freeze-endpoints.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { conditionReportCard } from '#model/cards/condition-report/condition-report-card.ts'
import { personCard } from '#model/cards/person/person-card.ts'
import { type Freezes, type FrozenState, frozenStateId } from '#model/engine/aspects/freezes.ts'
import { type CardDeclaration, section } from '#model/engine/define-card.ts'
import { choice } from '#model/kinds/build.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { catalogueArea } from '../../../testing/catalogue-area.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { type CardArea, cardArea } from '../../card-area.ts'
import { RecordPage } from '../view/RecordPage.tsx'
import { RecordModulesContext, type RecordSlots } from '../view/record-slots.ts'

const context = preparePages()

const freezes: Freezes = {
  state: 'pass',
  guards: [{ name: 'pictured', holds: () => true }],
  signers: ['KEEPER', 'GUEST'],
  close: personCard.permissions.update,
}

/** A type that declares that its records are finished for good, and has no code of its own. */
const madeUp = cardArea({
  ...personCard,
  sections: {
    ...personCard.sections,
    pass: section({
      pass: choice({ name: 'pass', choices: { DRAFT: 1, FINISHED: 2, ANNULLED: 3 }, derived: 'measured' }),
    }),
  },
  freezes,
} as unknown as CardDeclaration)

const reports = cardArea(conditionReportCard as unknown as CardDeclaration)

const wordsOfMadeUp = {
  'choice/pass/DRAFT': 'Being written',
  'choice/pass/FINISHED': 'Issued',
  'choice/pass/ANNULLED': 'Withdrawn',
  'guard/pictured': 'The pass has no picture',
  'role/KEEPER': 'Keeper',
  'role/GUEST': 'Guest',
  words: {
    finishTitle: 'Issue this pass?',
    finishText: 'It is locked.',
    finished: 'Pass {{number}} issued',
    annulTitle: 'Withdraw this pass?',
    annulText: 'It can still be read.',
    signTitle: 'Sign the pass',
  },
}

beforeEach(() => {
  const { person } = i18n.getResourceBundle('en', 'translation')
  const words = { ...person.words, ...wordsOfMadeUp.words }
  // Not a deep merge, which would change the imported texts that other tests read.
  i18n.addResourceBundle('en', 'translation', { person: { ...person, ...wordsOfMadeUp, words } })
  signInAs(aUser())
})

const abilities = { edit: true, finish: false, annul: false, sign: false }

const record = (area: CardArea, state: FrozenState, may: object = {}, version = 4) =>
  ({
    id: '5',
    type: { id: 3, name: 'PERSON' },
    version,
    number: 'N 1',
    heading: 'The record',
    subtitle: '',
    lock: { isLockedBySomeoneElse: false },
    draft: null,
    files: [],
    relatedEntities: [],
    relatedEntitiesCount: {},
    missing: [],
    createdAt: '2026-11-20T08:00:00.000Z',
    createdBy: null,
    updatedAt: '2026-11-20T08:00:00.000Z',
    updatedBy: null,
    abilities: { ...abilities, ...may },
    [area.declaration.freezes?.state ?? '']: { id: frozenStateId(state) },
  }) as unknown as CardAnswer

const draft: Standing = { unmet: [], frozen: null, annulled: null, signatures: [], earlier: [] }
const frozen = {
  by: 'Anna Kowalska',
  at: '2026-11-21T08:00:00.000Z',
  sha256: '0123456789abcdef'.repeat(4),
  intact: true,
}

/** Sets the answers of the server: a record and its state. */
function served({ declaration: { path } }: CardArea, card: CardAnswer, standing: Standing = draft) {
  context.network.on(`GET ${path}/5`, { json: card })
  context.network.on(`GET ${path}/5/frozen`, { json: standing })
  context.network.on(`GET ${path}/5/revisions`, { json: { result: [], hasMore: false } })
}

function Page({ area }: { readonly area: CardArea }) {
  const [tab, setTab] = useState<string>()
  return <RecordPage area={area} id="5" tab={tab} onTab={setTab} />
}

const show = (area: CardArea, slots: RecordSlots = {}) =>
  renderPage(
    <RecordModulesContext value={{ slotsOf: () => slots }}>
      <Page area={area} />
    </RecordModulesContext>,
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialogNow = async () => within(await screen.findByRole('dialog'))
const sentTo = (start: string): unknown => JSON.parse(context.network.to(start).at(-1)?.body ?? 'null')

const types = [
  {
    what: 'a condition report',
    area: reports,
    states: { DRAFT: 'Draft', FINISHED: 'Finished', ANNULLED: 'Annulled' },
    guard: ['graded', 'The overall grade is missing'],
    roles: ['Checker', 'Witness', 'Courier', 'Lender', 'Borrower', 'Other'],
    role: ['COURIER', 'Courier'],
    titles: ['Finish this report?', 'Sign the report', 'Annul this report?'],
    done: 'Report N 1 finished',
  },
  {
    what: 'a type that has no code of its own',
    area: madeUp,
    states: { DRAFT: 'Being written', FINISHED: 'Issued', ANNULLED: 'Withdrawn' },
    guard: ['pictured', 'The pass has no picture'],
    roles: ['Keeper', 'Guest'],
    role: ['GUEST', 'Guest'],
    titles: ['Issue this pass?', 'Sign the pass', 'Withdraw this pass?'],
    done: 'Pass N 1 issued',
  },
] as const

test.each(types)(
  'The page of $what says what is missing, and finishes the record in the version that is shown [C-P08]',
  async ({ area, guard: [name, words], titles, done, states }) => {
    const { path } = area.declaration
    served(area, record(area, 'DRAFT', { finish: true }), { ...draft, unmet: [name] })
    await show(area)
    expect(await screen.findByText(states.DRAFT)).toBeTruthy()
    await press('Finish')
    const missing = await dialogNow()
    expect(missing.getByRole('heading').textContent).toBe('Not ready to finish')
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([words])
    expect(missing.queryByRole('button', { name: 'Finish' })).toBeNull()
    await userEvent.click(missing.getByRole('button', { name: 'Back' }))

    // Whoever else wrote what was missing has changed the record since.
    served(area, record(area, 'DRAFT', { finish: true }, 5))
    await press('Finish')
    const ready = await dialogNow()
    expect(ready.getByRole('heading').textContent).toBe(titles[0])
    const finished = record(area, 'FINISHED', { edit: false, annul: true, sign: true }, 6)
    context.network.on(`PUT ${path}/5/finished`, { json: finished })
    served(area, finished, { ...draft, frozen })
    await userEvent.click(ready.getByRole('button', { name: 'Finish' }))
    expect(await screen.findByText(/^Finished by Anna Kowalska on 21\/11\/2026/)).toBeTruthy()
    expect(sentTo(`PUT ${path}/5/finished`)).toEqual({ version: 5 })
    expect(screen.getByText(states.FINISHED)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
    const [notice] = notices.get()
    expect(notice && i18n.t(notice.text, { ...notice.params })).toBe(done)
  },
)

test.each(types)(
  'People sign $what in the box or by name, for those whom its type names [C-P08]',
  async ({ area, roles, role: [role, roleName], titles }) => {
    const { path } = area.declaration
    served(area, record(area, 'FINISHED', { sign: true }), { ...draft, frozen })
    await show(area)
    await userEvent.click(await screen.findByRole('tab', { name: 'Signatures' }))
    expect(await screen.findByText('No signatures yet.')).toBeTruthy()
    await press('Sign')
    const dialog = await dialogNow()
    expect(dialog.getByRole('heading').textContent).toBe(titles[1])
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(roles)
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
    expect(dialog.getByText('Sign in the box')).toBeTruthy()
    expect(context.network.to('POST')).toEqual([])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Jan Nowak')
    await userEvent.selectOptions(dialog.getByRole('combobox'), roleName)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Place' }), 'Gdańsk')
    await userEvent.click(dialog.getByText('Type'))
    const signature = {
      id: '9',
      name: 'Jan Nowak',
      role,
      place: 'Gdańsk',
      date: '2026-11-22',
      strokes: [],
      sha256: frozen.sha256,
      signedAt: '2026-11-22T08:00:00.000Z',
    }
    context.network.on(`POST ${path}/5/signatures`, { status: 201, json: signature })
    served(area, record(area, 'FINISHED', { sign: true }), { ...draft, frozen, signatures: [signature] })
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
    expect(await screen.findByText(`Jan Nowak · ${roleName}`)).toBeTruthy()
    expect(screen.getByText('Gdańsk, 22/11/2026')).toBeTruthy()
    expect(sentTo(`POST ${path}/5/signatures`)).toEqual({
      name: 'Jan Nowak',
      role,
      place: 'Gdańsk',
      strokes: [],
    })
    expect(screen.getByRole('tab', { name: /^Signatures/ }).textContent).toBe('Signatures1')
  },
)

test.each(types)(
  'Annulling $what asks for a reason, and its page says so from then on [C-P08]',
  async ({ area, states, titles }) => {
    const { path } = area.declaration
    served(area, record(area, 'FINISHED', { annul: true }), { ...draft, frozen })
    await show(area)
    await press('Annul')
    const dialog = await dialogNow()
    expect(dialog.getByRole('heading').textContent).toBe(titles[2])
    await userEvent.click(dialog.getByRole('button', { name: 'Annul' }))
    expect(context.network.to('PUT')).toEqual([])
    await userEvent.type(dialog.getByRole('textbox'), 'Another painting')
    const annulled = { by: 'Jan Nowak', at: '2026-11-23T08:00:00.000Z', reason: 'Another painting' }
    context.network.on(`PUT ${path}/5/annulled`, { json: record(area, 'ANNULLED') })
    served(area, record(area, 'ANNULLED'), { ...draft, frozen, annulled })
    await userEvent.click(dialog.getByRole('button', { name: 'Annul' }))
    expect(await screen.findByText('Annulled by Jan Nowak on 23/11/2026: Another painting')).toBeTruthy()
    expect(sentTo(`PUT ${path}/5/annulled`)).toEqual({ reason: 'Another painting' })
    expect(screen.getByText(states.ANNULLED)).toBeTruthy()
  },
)

test.each(types)('The page of $what shows the checksum of what was finished [C-P08]', async ({ area }) => {
  served(area, record(area, 'FINISHED'), { ...draft, frozen })
  await show(area)
  expect((await screen.findByText('Checksum 0123456789abcdef …')).title).toBe(frozen.sha256)
  expect(screen.getByText('Content unchanged.')).toBeTruthy()
})

test.each(types)(
  'The page of $what warns where it no longer says what was finished [C-P08]',
  async ({ area }) => {
    served(area, record(area, 'FINISHED'), { ...draft, frozen: { ...frozen, intact: false } })
    await show(area)
    expect(await screen.findByText('The content no longer matches the finished version!')).toBeTruthy()
    expect(screen.queryByText('Content unchanged.')).toBeNull()
  },
)

test.each(types)(
  'The history of $what names finishing, signing and annulling [C-K14]',
  async ({ area, states }) => {
    served(area, record(area, 'ANNULLED'), draft)
    const event = (version: number, after: object) => ({
      version,
      at: '2026-11-20T08:00:00.000Z',
      by: { id: '7', name: 'Anna' },
      outsider: null,
      onBehalfOf: null,
      action: 'saved',
      operationId: null,
      changes: [{ path: '@event', kind: 'set', before: null, after }],
    })
    const { sha256 } = frozen
    context.network.on(`GET ${area.declaration.path}/5/revisions`, {
      json: {
        result: [
          event(3, { reason: 'Another painting' }),
          event(2, { signed: 'Jan Nowak', role: 'X', sha256 }),
          event(1, { sha256 }),
        ],
        hasMore: false,
      },
    })
    await show(area)
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }))
    const history = (await within(screen.getByRole('tabpanel')).findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    )
    expect(history[0]).toContain(states.ANNULLED)
    expect(history[0]).toContain('Another painting')
    expect(history[1]).toContain('Signature of Jan Nowak')
    expect(history[2]).toContain(states.FINISHED)
  },
)

test('What is still to be saved is saved first; a record where that fails is not finished [C-P08]', async () => {
  served(madeUp, record(madeUp, 'DRAFT', { finish: true }))
  const order: string[] = []
  let isSaved = false
  await show(madeUp, {
    Tools: () => <a href="/print">Print</a>,
    useBeforeFinishing: () => async () => {
      order.push(`saved, after ${context.network.to('GET').length} calls`)
      return isSaved
    },
  })
  expect(await screen.findByRole('link', { name: 'Print' })).toBeTruthy()
  await screen.findByRole('button', { name: 'Finish' })
  await waitFor(() => expect(context.network.to('GET')).toHaveLength(2))
  await press('Finish')
  // The record and its state are read after that.
  await waitFor(() => expect(context.network.to('GET')).toHaveLength(4))
  expect(order).toEqual(['saved, after 2 calls'])
  expect(screen.queryByRole('dialog')).toBeNull()
  isSaved = true
  await waitFor(() => expect(screen.getByRole('button', { name: 'Finish' }).ariaBusy).not.toBe('true'))
  await press('Finish')
  expect((await dialogNow()).getByRole('heading').textContent).toBe('Issue this pass?')
})

test('A record that someone else has changed is not finished unseen [C-K05]', async () => {
  const { path } = madeUp.declaration
  served(madeUp, record(madeUp, 'DRAFT', { finish: true }))
  await show(madeUp)
  await press('Finish')
  const dialog = await dialogNow()
  context.network.on(`PUT ${path}/5/finished`, {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'Changed' },
  })
  served(madeUp, record(madeUp, 'DRAFT', { finish: true }, 5), { ...draft, unmet: ['pictured'] })
  await userEvent.click(dialog.getByRole('button', { name: 'Finish' }))
  expect(await dialog.findByText('The pass has no picture')).toBeTruthy()
  expect(notices.get()[0]?.text).toBe('errors.conflict')
})

test('Records of other types are not finished, and nobody signs them [C-P08]', async () => {
  served(catalogueArea, record(catalogueArea, 'DRAFT'))
  await show(catalogueArea)
  await screen.findByRole('tab', { name: 'History' })
  expect(screen.queryByRole('tab', { name: 'Signatures' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  expect(context.network.to(`GET ${catalogueArea.declaration.path}/5/frozen`)).toEqual([])
})
