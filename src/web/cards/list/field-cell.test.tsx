import { expect, test } from 'vitest'
import { text } from '#model/kinds/build.ts'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { FieldCell } from './FieldCell.tsx'

preparePages()

test('A value that several rows have is shown once in a line of a list [F-W21]', async () => {
  await renderPage(
    <p data-testid="cell">
      <FieldCell field={text()} values={['bronze', 'bronze', 'iron', 'iron']} />
    </p>,
  )
  expect(document.querySelector('[data-testid=cell]')?.textContent).toBe('bronze, iron')
})
