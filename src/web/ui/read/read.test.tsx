import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileDrop } from '../FileDrop.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { Stepper } from '../Stepper.tsx'
import { Tabs } from '../Tabs.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { DiffValue } from './DiffValue.tsx'
import { PictureStage } from './PictureStage.tsx'

afterEach(cleanup)

test('Tabs are walked through with the arrow keys, round and round', async () => {
  function Views() {
    const [view, setView] = useState<'details' | 'files'>('details')
    return (
      <Tabs
        label="Views"
        tabs={[
          { id: 'details', label: 'Details' },
          { id: 'files', label: 'Files', count: '14' },
        ]}
        value={view}
        onChange={setView}
      >
        {view}
      </Tabs>
    )
  }
  render(<Views />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel', { name: /Files/ }).textContent).toBe('files')
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
})

test('The steps behind can be gone back to, those ahead not', async () => {
  const go = vi.fn()
  const steps = ['File', 'Check', 'Load'].map(label => ({ id: label, label }))
  render(<Stepper label="Steps" steps={steps} current="Check" onStep={go} doneLabel="done" />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /File.*done/ }))
  expect(go).toHaveBeenCalledWith('File')
  expect(screen.getByText('Check').closest('li')?.getAttribute('aria-current')).toBe('step')
})

test('Files are taken by dropping and by choosing, one where one is wanted', async () => {
  const take = vi.fn()
  render(<FileDrop label="Drop a spreadsheet here" buttonLabel="Choose" onFiles={take} />)
  const files = ['a.csv', 'b.csv'].map(name => new File(['x'], name))
  fireEvent.drop(screen.getByRole('group', { name: 'Drop a spreadsheet here' }), { dataTransfer: { files } })
  expect(take).toHaveBeenCalledWith([files[0]])
})

test('Progress is described in words, and as unknown until it is known', () => {
  const { rerender } = render(<ProgressBar label="Import" value={0.421} text="421 of 1,000" />)
  const bar = screen.getByRole('progressbar', { name: 'Import' })
  expect(bar.getAttribute('aria-valuenow')).toBe('42')
  expect(bar.getAttribute('aria-valuetext')).toBe('421 of 1,000')
  rerender(<ProgressBar label="Import" value={undefined} />)
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
})

test('A change says what was and what is, nothing included', () => {
  render(
    <DiffValue
      before={undefined}
      after="Neck amphora"
      texts={{ before: 'Before', after: 'After', nothing: 'nothing' }}
    />,
  )
  expect(screen.getByRole('deletion').textContent).toBe('Before: nothing')
  expect(screen.getByRole('insertion').textContent).toBe('After: Neck amphora')
})

test('One picture is in view, the others are a press away', async () => {
  const pictures = ['1', '2'].map(id => ({
    id,
    src: `/${id}`,
    thumb: `/t${id}`,
    alt: `View ${id}`,
    label: `Picture ${id}`,
  }))
  const show = vi.fn()
  render(<PictureStage label="Pictures" pictures={pictures} current="2" onCurrent={show} none="No picture" />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe('View 2')
  expect(screen.getByRole('button', { name: 'Picture 2' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Picture 1' }))
  expect(show).toHaveBeenCalledWith('1')
})

test('A single row that bears the name of its list does not show it twice, and still has it', () => {
  const row = (label: string) => ({ id: label, label, value: 'Vulci' })
  const { rerender } = render(<DefinitionList title="Find spot" rows={[row('Find spot')]} />)
  const shown = () => screen.getByRole('term').querySelector('span')
  expect(screen.getByRole('term').textContent).toBe('Find spot')
  expect(shown()).not.toBeNull()
  rerender(<DefinitionList title="Find spot" rows={[row('Place')]} />)
  expect(shown()).toBeNull()
})
