import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { notices } from '../../platform/notices/notices.ts'
import type { Sent } from '../../testing/fake-network.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { askedIn, aTerm, aTermPage, serveVocabulary } from '../../testing/vocabulary-network.ts'
import { TermDialog } from './TermDialog.tsx'

const context = preparePages()
beforeEach(() => {
  signInAs(aUser(['catalogueEdit']))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const wood = aTerm('1', 'Wood', { children: 1, assignable: false })
const oak = aTerm('2', 'Oak', { parentId: '1', path: [{ id: '1', name: 'Wood' }] })
const stone = aTerm('3', 'Stone')
const submitted = vi.fn()

interface Given {
  readonly code?: VocabularyCode
  readonly multiple?: boolean
  readonly value?: readonly TermRef[]
  readonly branch?: TermRule
}

const show = async ({ code = 'MTC', multiple = false, value = [], branch }: Given = {}) => {
  submitted.mockClear()
  await renderPage(
    <TermDialog
      vocabulary={code}
      title="Material"
      value={value}
      multiple={multiple}
      categoryId={undefined}
      branch={branch}
      start={{}}
      onClose={() => undefined}
      onSubmit={submitted}
    />,
  )
  await screen.findByRole('treegrid')
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search terms'), { target: { value: text } })
const row = (name: string) => screen.findByRole('row', { name })
const press = (element: HTMLElement) => fireEvent.click(element)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const queries = (network = context.network) => network.sent.map(sent => askedIn(sent).get('q'))

describe('looking through a vocabulary', () => {
  beforeEach(() => serveVocabulary(context.network, 'MTC', [wood, oak, stone]))

  test('is titled by the field, up to 816 pixels wide, and pages hundred at a time [C-S03] [C-V06]', async () => {
    await show()
    expect(screen.getByRole('dialog', { name: 'Material' })).toBeTruthy()
    expect(document.body.innerHTML).toContain('min(80%, 816px)')
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
    expect([...size.options].map(({ value }) => value)).toEqual(['10', '25', '50', '100'])
    expect(size.value).toBe('100')
    expect(screen.getByText('1–2 of 2')).toBeTruthy()
  })

  test('says when there are more than were counted [C-V06]', async () => {
    context.network.on('GET /api/v1/lists/MTC?', {
      json: aTermPage('MTC', [stone], { totalCount: 1000, more: true }),
    })
    await show()
    expect(screen.getByText('1–100 of more than 1,000')).toBeTruthy()
  })

  test('fetches the terms below one when it is opened [C-V06]', async () => {
    await show()
    expect(context.network.to('GET /api/v1/lists/MTC/1')).toEqual([])
    press(await screen.findByRole('button', { name: /Narrower terms/ }))
    expect(await row('Oak')).toBeTruthy()
    expect(context.network.to('GET /api/v1/lists/MTC/1')).toHaveLength(1)
  })

  test('searches from three letters on; below, the selection and the opened terms are reset [C-V06]', async () => {
    await show()
    press(await screen.findByRole('button', { name: /Narrower terms/ }))
    press(await row('Oak'))
    expect(button('Use this term').disabled).toBe(false)
    search('st')
    await wait(400)
    expect(queries().filter(Boolean)).toEqual([])
    expect(screen.queryByRole('row', { name: 'Oak' })).toBeNull()
    expect(button('Use this term').disabled).toBe(true)
    search('sto')
    await wait(310)
    await waitFor(() => expect(queries().at(-1)).toBe('sto'))
    search('zzzz')
    await wait(400)
    expect(await screen.findByText('No terms found')).toBeTruthy()
  })

  test('says that terms are on their way, and turns pages of the size that is chosen [C-V06]', async () => {
    let give: () => void = () => undefined
    const given = new Promise<void>(resolve => {
      give = resolve
    })
    context.network.on('GET /api/v1/lists/MTC?', async sent => {
      await given
      const size = Number(askedIn(sent).get('blocksize'))
      return { json: aTermPage('MTC', [stone], { totalCount: 30, blocksize: size }) }
    })
    const shown = show()
    expect(await screen.findByText('Loading...')).toBeTruthy()
    give()
    await shown
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '25' } })
    expect(await screen.findByText('1–25 of 30')).toBeTruthy()
    press(button('Next page'))
    await waitFor(() => expect(askedIn(context.network.sent.at(-1) as Sent).get('page')).toBe('1'))
    expect(askedIn(context.network.sent.at(-1) as Sent).get('blocksize')).toBe('25')
  })

  test('does not let one choose a term that only groups others [C-V06]', async () => {
    await show()
    press(await row('Wood'))
    expect(button('Use this term').disabled).toBe(true)
  })
})

describe('two clicks on a term', () => {
  beforeEach(() => serveVocabulary(context.network, 'MTC', [wood, oak, stone]))

  test('within 500 ms choose it and close the dialog [C-V06]', async () => {
    await show()
    const term = await row('Stone')
    press(term)
    await wait(300)
    press(term)
    expect(submitted).toHaveBeenCalledWith([{ id: '3', name: 'Stone' }])
  })

  test('further apart choose it and let go of it [C-V06]', async () => {
    await show()
    const term = await row('Stone')
    press(term)
    await wait(600)
    press(term)
    expect(submitted).not.toHaveBeenCalled()
    expect(button('Use this term').disabled).toBe(true)
  })
})

test('Several terms are ticked, listed beside and used together [C-V06]', async () => {
  serveVocabulary(context.network, 'MTC', [stone])
  await show({ multiple: true, value: [{ id: '9', name: 'Silk' }] })
  press(await row('Stone'))
  expect(screen.getByRole('heading', { name: 'Selected · 2' })).toBeTruthy()
  press(button('Use these terms'))
  expect(submitted).toHaveBeenCalledWith([
    { id: '9', name: 'Silk' },
    { id: '3', name: 'Stone' },
  ])
})

test('A flat vocabulary has the letters A to Z without Q; a second click lets go [C-V06]', async () => {
  serveVocabulary(context.network, 'DEPT', [
    aTerm('5', 'Archive', { code: 'DEPT' }),
    aTerm('6', 'Textiles', { code: 'DEPT' }),
  ])
  await show({ code: 'DEPT' })
  const letters = screen.getByRole('group', { name: 'First letter' })
  expect(letters.textContent).toBe('ABCDEFGHIJKLMNOPRSTUVWXYZ')
  press(button('T'))
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Archive' })).toBeNull())
  press(button('T'))
  expect(await row('Archive')).toBeTruthy()
})

describe('adding a term', () => {
  test('is not offered in a closed vocabulary, nor to users who may only read [C-V07]', async () => {
    serveVocabulary(context.network, 'BIL', [])
    await show({ code: 'BIL' })
    expect(screen.queryByRole('button', { name: 'Add term' })).toBeNull()
  })

  const begin = async (name: string) => {
    press(button('Add term'))
    fireEvent.change(await screen.findByLabelText(/New term/), { target: { value: name } })
    await wait(400)
  }

  test('asks for its position, says that it is done for 1200 ms and refreshes the search [C-V07] [C-M01]', async () => {
    serveVocabulary(context.network, 'MTC', [wood, oak, stone])
    context.network.on('POST /api/v1/lists/MTC/terms', { json: { id: '77' } })
    await show()
    await begin('Ash')
    expect(screen.getByText('Please choose the position for the new term you want to add')).toBeTruthy()
    press(await row('Wood'))
    expect(screen.getByText('Below Wood')).toBeTruthy()
    const before = context.network.to('GET /api/v1/lists/MTC?').length
    press(button('Add term'))
    await screen.findByRole('button', { name: 'Done' })
    expect(JSON.parse(context.network.to('POST')[0]?.body ?? '')).toEqual({
      name: 'Ash',
      assignable: true,
      parentTermId: '1',
    })
    expect(notices.get()[0]?.text).toBe('vocabularyPicker.add.added')
    await wait(1000)
    expect(screen.queryByRole('button', { name: 'Done' })).toBeTruthy()
    await wait(300)
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    expect(context.network.to('GET /api/v1/lists/MTC?').length).toBeGreaterThan(before)
    expect(button('Use this term').disabled).toBe(false)
  })

  test('puts it into the list that the field offers, whose names are names for themselves [F-W12]', async () => {
    serveVocabulary(context.network, 'MTC', [wood, oak, stone])
    context.network.on('GET /api/v1/lists/MTC/1', { json: aTermPage('MTC', []) })
    context.network.on('POST /api/v1/lists/MTC/terms', { json: { id: '77' } })
    await show({ branch: { below: { id: '1', name: 'Our list' }, exit: 'closed' } })
    await begin('Stone')
    expect(screen.getByText('In the list “Our list”')).toBeTruthy()
    press(button('Add term'))
    await screen.findByRole('button', { name: 'Done' })
    expect(JSON.parse(context.network.to('POST')[0]?.body ?? '')).toEqual({
      name: 'Stone',
      assignable: true,
      parentTermId: '1',
    })
  })

  test('refuses a name that is there, whatever its case and spaces [C-V07]', async () => {
    serveVocabulary(context.network, 'MTC', [stone])
    await show()
    await begin('  sTONE ')
    expect(await screen.findByText('This term is already in the vocabulary')).toBeTruthy()
    expect(button('Add term').disabled).toBe(true)
  })

  test('keeps what was typed when it fails [C-M02]', async () => {
    serveVocabulary(context.network, 'MTC', [stone])
    context.network.on('POST /api/v1/lists/MTC/terms', { status: 500 })
    await show()
    await begin('Ash')
    press(button('Add term'))
    await waitFor(() => expect(notices.get()[0]?.text).toBe('common.somethingWentWrong'))
    expect(screen.getByLabelText<HTMLInputElement>(/New term/).value).toBe('Ash')
    expect(button('Add term').disabled).toBe(false)
  })
})

describe('the form of an authority', () => {
  const labels = () =>
    [...document.querySelectorAll('form label')].map(({ textContent }) => textContent?.replace('*', ''))
  const fill = (label: RegExp, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

  test('asks a person for name and reference number, and can be changed to an organisation [C-V08]', async () => {
    serveVocabulary(context.network, 'AUT', [])
    await show({ code: 'AUT' })
    press(button('Add term'))
    await screen.findByLabelText('Authority file')
    expect(labels()).toEqual(['Authority file', 'Person date', 'Person name', 'Person reference number'])
    fill(/Person name/, 'Anna Maria')
    expect(button('Add term').disabled).toBe(true)
    fill(/Person reference number/, 'P 1')
    expect(button('Add term').disabled).toBe(false)
    fireEvent.change(screen.getByLabelText('Authority file'), { target: { value: 'ORG' } })
    expect(labels()).toEqual(['Authority file', 'Organisation’s name', 'Function', 'Reference number'])
    expect(button('Add term').disabled).toBe(true)
    fill(/Function/, 'Printer')
    expect(button('Add term').disabled).toBe(false)
  })

  test('has one kind only where the vocabulary has one: a place is named by its place [C-V08]', async () => {
    serveVocabulary(context.network, 'PLC', [])
    context.network.on('POST /api/v1/lists/PLC/terms', { json: { id: '8' } })
    await show({ code: 'PLC' })
    press(button('Add term'))
    const kind = await screen.findByLabelText<HTMLSelectElement>('Authority file')
    expect([kind.disabled, kind.value]).toEqual([true, 'PLA'])
    expect(labels().slice(1)).toEqual(['Place', 'Postcode', 'Country', 'Region', 'Province', 'Province code'])
    fill(/^Place/, 'Bergamo')
    fill(/Province code/, 'BG')
    press(button('Add term'))
    await waitFor(() =>
      expect(JSON.parse(context.network.to('POST')[0]?.body ?? '{}')).toEqual({
        name: 'Bergamo',
        assignable: true,
        authority: 'PLA',
        place: 'Bergamo',
        provinceCode: 'BG',
      }),
    )
  })
})
