import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tree } from './Tree.tsx'
import type { TreeNode, TreeProps } from './TreeNode.ts'

afterEach(cleanup)

const metals: TreeNode[] = ['Gold', 'Iron', 'Silver'].map(name => ({ id: name, name, hasChildren: false }))
const texts = { loading: 'Loading', empty: 'Nothing', expand: 'Children', select: 'Choose' }

function Materials(props: Partial<TreeProps>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere']))
  return (
    <Tree
      label="Materials"
      nodes={[
        { id: 'metal', name: 'Metal', hasChildren: true, children: metals, more: 'Show more' },
        { id: 'cloth', name: 'Cloth', hasChildren: true },
        { id: 'stone', name: 'Stone', hasChildren: false, disabled: true },
      ]}
      expanded={expanded}
      onExpanded={setExpanded}
      selection="multiple"
      selected={selected}
      texts={texts}
      {...props}
      onSelected={ids => {
        setSelected(ids)
        props.onSelected?.(ids)
      }}
    />
  )
}
const names = () => screen.getAllByRole('row').map(row => row.textContent)
const focused = () => document.activeElement?.textContent

test('Arrow keys open and walk the tree, and letters jump to a name [C-V05]', async () => {
  render(<Materials />)
  await screen.findByText('Metal')
  screen.getByRole('treegrid', { name: 'Materials' })
  expect(names()).toEqual(['Metal', 'Cloth', 'Stone'])
  await userEvent.tab()
  expect(focused()).toBe('Metal')
  await userEvent.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Metal', 'Gold', 'Iron', 'Silver', 'Show more', 'Cloth', 'Stone'])
  await userEvent.keyboard('si')
  expect(focused()).toBe('Silver')
})

test('A node being moved, and briefly in two levels, is shown once [C-V09]', async () => {
  const [gold] = metals
  render(
    <Materials
      nodes={[
        { id: 'metal', name: 'Metal', hasChildren: true, children: metals },
        { id: 'cloth', name: 'Cloth', hasChildren: true, children: gold ? [gold] : [] },
      ]}
      expanded={new Set(['metal', 'cloth'])}
    />,
  )
  await screen.findByText('Metal')
  expect(names()).toEqual(['Metal', 'Gold', 'Iron', 'Silver', 'Cloth'])
})

test('Children that are not here yet are waited for in their place [C-V05]', async () => {
  render(<Materials expanded={new Set(['cloth'])} />)
  await screen.findByText('Metal')
  expect(names()).toEqual(['Metal', 'Cloth', 'Loading', 'Stone'])
})

test('Terms are ticked beside those chosen elsewhere in the tree; the row of more brings more [C-V05]', async () => {
  const chosen = vi.fn()
  const more = vi.fn()
  render(<Materials expanded={new Set(['metal'])} onSelected={chosen} onMore={more} />)
  await screen.findByText('Metal')
  await userEvent.click(screen.getByRole('row', { name: 'Gold' }))
  expect([...(chosen.mock.lastCall?.[0] ?? [])]).toEqual(['elsewhere', 'Gold'])
  await userEvent.click(screen.getByRole('row', { name: 'Show more' }))
  expect(more).toHaveBeenCalledWith('metal')
  await userEvent.click(screen.getByRole('row', { name: 'Stone' }))
  await userEvent.keyboard('{Escape}')
  expect(chosen).toHaveBeenCalledOnce()
})

test('What is searched for is marked in the names, whatever accents', async () => {
  render(<Materials nodes={[{ id: '1', name: 'Łódź straße', hasChildren: false }]} mark="odz" />)
  await screen.findByRole('row', { name: 'Łódź straße' })
  expect(document.querySelector('mark')?.textContent).toBe('ódź')
})
