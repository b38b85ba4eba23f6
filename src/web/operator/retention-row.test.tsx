import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { unsaved } from '../platform/unsaved/unsaved.ts'
import { preparePages, renderPage } from '../testing/render-page.tsx'
import { RetentionRow } from './RetentionArea.tsx'
import { ScrollTable } from './ScrollTable.tsx'

preparePages()

test('A period that is typed and not saved asks before it is left [P-S06]', async () => {
  await renderPage(
    <ScrollTable label="Retention" heads={[{ label: 'What' }, { label: 'Days' }, { label: '' }]}>
      <RetentionRow name="sessions" days={180} />
    </ScrollTable>,
  )
  const days = screen.getByRole('textbox')
  expect(unsaved.any()).toBe(false)
  await userEvent.clear(days)
  await userEvent.type(days, '181')
  expect(unsaved.any()).toBe(true)
  await userEvent.clear(days)
  await userEvent.type(days, '180')
  expect(unsaved.any()).toBe(false)
})
