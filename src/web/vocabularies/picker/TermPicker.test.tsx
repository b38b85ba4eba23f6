import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { askedIn, aTerm, aTermPage, serveVocabulary } from '../../testing/vocabulary-network.ts'
import { TermPicker } from './TermPicker.tsx'

const context = preparePages()
beforeEach(() => {
  localStorage.clear()
  signInAs(aUser(['catalogueEdit']))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const wood = aTerm('1', 'Wood', { children: 1 })
const oak = aTerm('2', 'Oak', { parentId: '1', path: [{ id: '1', name: 'Wood' }] })
const changed = vi.fn()

function Field({ code = 'MTC', multiple = false }: { code?: VocabularyCode; multiple?: boolean }) {
  const [value, setValue] = useState<readonly TermRef[]>([])
  return (
    <>
      <TermPicker
        vocabulary={code}
        label="Material"
        multiple={multiple}
        value={value}
        onChange={next => {
          changed(next)
          setValue(next)
        }}
        control={{ 'aria-label': 'Material' }}
      />
      <button type="button">Elsewhere</button>
    </>
  )
}

test('A term that may not be changed cannot be pressed, taken away or looked for [C-K05]', async () => {
  await renderPage(
    <TermPicker
      vocabulary="MTC"
      label="Material"
      multiple={false}
      value={[{ id: '2', name: 'Oak' }]}
      onChange={changed}
      control={{ 'aria-label': 'Material', disabled: true }}
    />,
  )
  expect(screen.getByText('Oak')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(input().disabled).toBe(true)
})

const show = async (code: VocabularyCode = 'MTC', multiple = false) => {
  changed.mockClear()
  await renderPage(<Field code={code} multiple={multiple} />)
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Material' })
const type = (text: string) => {
  input().focus()
  fireEvent.change(input(), { target: { value: text } })
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const leave = () =>
  act(() => {
    input().focus()
    screen.getByText('Elsewhere').focus()
  })
const rows = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('suggestions', () => {
  test('come 300 ms after the last key, from the first letter on, at most five [C-V04]', async () => {
    serveVocabulary(context.network, 'MTC', [wood, oak])
    await show()
    // From here on time only advances explicitly.
    vi.useFakeTimers()
    type('w')
    await wait(200)
    type('wo')
    await wait(290)
    expect(context.network.sent).toEqual([])
    await wait(20)
    expect(
      context.network.sent.map(sent => [askedIn(sent).get('q'), askedIn(sent).get('blocksize')]),
    ).toEqual([['wo', '5']])
    await wait(100)
    expect(rows()).toEqual(['Wood', 'Add “wo”'])
  })

  test('show the position of a term; the last of five rows opens all results [C-V04]', async () => {
    const oaks = ['a', 'b', 'c', 'd', 'e', 'f'].map(end =>
      aTerm(`1${end}`, `Oak ${end}`, {
        path: [
          { id: '1', name: 'Wood' },
          { id: '3', name: 'Hardwood' },
        ],
      }),
    )
    serveVocabulary(context.network, 'MTC', oaks)
    await show()
    type('oak')
    await wait(400)
    await waitFor(() => expect(rows()).toHaveLength(5))
    expect(rows()[0]).toBe('Wood > HardwoodOak a')
    expect(rows().at(-1)).toBe('See all results')
  })

  test('lead on to the dialog where nothing fits [C-V04]', async () => {
    serveVocabulary(context.network, 'MTC', [wood])
    await show()
    type('zzz')
    await wait(400)
    await waitFor(() => expect(rows()).toEqual(['Add “zzz”', 'Open dialog to search for more']))
    fireEvent.click(screen.getByText('Open dialog to search for more'))
    await screen.findByRole('dialog', { name: 'Material' })
    expect(screen.getByLabelText<HTMLInputElement>('Search terms').value).toBe('zzz')
  })

  test('of an authority file show their source, and open the term in its dialog, which shows its date and origin [C-V04] [C-V01]', async () => {
    const mantegna = aTerm('9', 'Mantegna', { code: 'AUT', source: 'ULAN' })
    serveVocabulary(context.network, 'AUT', [aTerm('8', 'Mansueti', { code: 'AUT' }), mantegna])
    context.network.on('GET /api/v1/terms/9', { json: mantegna })
    await show('AUT')
    type('man')
    await wait(400)
    await waitFor(() => expect(rows()).toEqual(['Mansueti', 'MantegnaULAN']))
    fireEvent.click(screen.getAllByTitle('Show in vocabulary')[1] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Material' })
    await waitFor(() =>
      expect(context.network.sent.map(sent => askedIn(sent).get('selectedTermId'))).toContain('9'),
    )
    fireEvent.click(await screen.findByRole('row', { name: 'Mantegna' }))
    expect(await screen.findByText('Added on 05.3.2026 from ULAN')).toBeTruthy()
    expect(changed).not.toHaveBeenCalled()
  })

  test('of other vocabularies do not show it [C-V04]', async () => {
    serveVocabulary(context.network, 'MTC', [aTerm('1', 'Wood', { source: 'AAT' })])
    await show()
    type('wo')
    await wait(400)
    await waitFor(() => expect(rows()).toEqual(['Wood', 'Add “wo”']))
  })

  test('are picked with arrow and Enter; several are shown side by side and removed with Backspace [C-V04]', async () => {
    serveVocabulary(context.network, 'MTC', [wood, oak])
    await show('MTC', true)
    for (const word of ['Wo', 'Oa']) {
      type(word)
      await wait(400)
      await waitFor(() => expect(rows()).toHaveLength(2))
      fireEvent.keyDown(input(), { key: 'Enter' })
    }
    expect(changed).toHaveBeenLastCalledWith([
      { id: '1', name: 'Wood' },
      { id: '2', name: 'Oak' },
    ])
    fireEvent.keyDown(input(), { key: 'Backspace' })
    expect(changed).toHaveBeenLastCalledWith([{ id: '1', name: 'Wood' }])
  })

  test('offer the terms used last where nothing is typed yet', async () => {
    serveVocabulary(context.network, 'MTC', [wood, oak])
    context.network.on('GET /api/v1/terms/2', { json: oak })
    localStorage.setItem('recentTerms.3.MTC', '["2"]')
    await show()
    fireEvent.click(input())
    await waitFor(() => expect(rows()).toEqual(['WoodOak']))
  })
})

describe('typed text that is left behind', () => {
  test('becomes the first term it is part of in a flat vocabulary [C-V05]', async () => {
    serveVocabulary(context.network, 'DEPT', [aTerm('5', 'Textiles', { code: 'DEPT' })])
    await show('DEPT')
    type('tex')
    leave()
    await waitFor(() => expect(changed).toHaveBeenCalledWith([{ id: '5', name: 'Textiles' }]))
    expect(input().value).toBe('')
  })

  test('stays and is marked where no term fits [F-T08]', async () => {
    serveVocabulary(context.network, 'DEPT', [])
    await show('DEPT')
    type('tex')
    leave()
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'))
    expect(input().value).toBe('tex')
    expect(screen.getByText('This text is not saved.')).toBeTruthy()
    expect(changed).not.toHaveBeenCalled()
  })

  test('becomes a term of a tree only where it is its whole name [F-T08]', async () => {
    serveVocabulary(context.network, 'MTC', [wood])
    await show()
    type('Woo')
    leave()
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'))
    expect(changed).not.toHaveBeenCalled()
    type('wood')
    leave()
    await waitFor(() => expect(changed).toHaveBeenCalledWith([{ id: '1', name: 'Wood' }]))
  })

  test('can be added where the vocabulary is open and the person may [F-T08]', async () => {
    signInAs(aUser(['catalogueEdit']))
    serveVocabulary(context.network, 'MTC', [wood])
    context.network.on('POST /api/v1/lists/MTC/terms', { json: { id: '77' } })
    await show()
    type('Bamboo')
    await wait(400)
    fireEvent.click(await screen.findByText('Add “Bamboo”'))
    await waitFor(() => expect(changed).toHaveBeenCalledWith([{ id: '77', name: 'Bamboo' }]))
    expect(input().value).toBe('')
  })
})

describe('a branch of the vocabulary that the museum offers', () => {
  const iron = aTerm('5', 'Oxidised iron')
  const showBranch = async (exit: TermRule['exit']) => {
    serveVocabulary(context.network, 'MTC', [wood, oak, iron])
    context.network.on('GET /api/v1/lists/MTC/1?', () => ({ json: aTermPage('MTC', [oak]) }))
    await renderPage(
      <TermPicker
        vocabulary="MTC"
        label="Material"
        multiple={false}
        value={[]}
        onChange={changed}
        branch={{ below: { id: '1' }, exit }}
        control={{ 'aria-label': 'Material' }}
      />,
    )
    type('o')
    await wait(400)
  }

  test('is searched alone, and all terms on request [F-W12]', async () => {
    await showBranch('open')
    await waitFor(() => expect(rows()).toEqual(['WoodOak', 'Add “o”', 'Search all terms']))
    fireEvent.click(screen.getByText('Search all terms'))
    await wait(400)
    await waitFor(() => expect(rows()).toContain('Oxidised iron'))
    expect(screen.queryByText('Search all terms')).toBeNull()
  })

  test('has no way out where the museum closed it, in the dialog neither [F-W12]', async () => {
    await showBranch('closed')
    await waitFor(() => expect(rows()).toEqual(['WoodOak', 'Add “o”']))
    fireEvent.click(screen.getByRole('button', { name: 'Browse vocabulary: Material' }))
    const dialog = await screen.findByRole('dialog', { name: 'Material' })
    await waitFor(() => expect(dialog.textContent).toContain('Oak'))
    expect(dialog.textContent).not.toContain('Wood')
    expect(screen.queryByRole('button', { name: 'Show all terms' })).toBeNull()
  })

  test('does not take away what is outside it, and says so [F-W12]', async () => {
    const [list, outside] = [
      { below: { id: '1', name: 'Wood' }, exit: 'closed' as const },
      aTerm('4', 'Iron'),
    ]
    context.network.on('GET /api/v1/terms/2', { json: oak })
    context.network.on('GET /api/v1/terms/4', { json: outside })
    const value = [oak, outside].map(({ id, name }) => ({ id, name }))
    await renderPage(
      <TermPicker
        vocabulary="MTC"
        label="Material"
        multiple
        value={value}
        onChange={changed}
        branch={list}
        control={{ 'aria-label': 'Material' }}
      />,
    )
    expect(
      await screen.findByText('Iron is not in the list “Wood”. It stays until you change it.'),
    ).toBeTruthy()
  })
})
