import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

test('One tab is reached by Tab, also while the one in view is not among them yet', () => {
  const tabs = ['one', 'two'].map(id => ({ id, label: id }))
  const reached = () => screen.getAllByRole('tab').map(tab => tab.tabIndex)
  const shown = (value: string) => (
    <Tabs label="Parts" tabs={tabs} value={value} onChange={() => undefined}>
      here
    </Tabs>
  )
  const { rerender } = render(shown('two'))
  expect(reached()).toEqual([-1, 0])
  rerender(shown('later'))
  expect(reached()).toEqual([0, -1])
})
