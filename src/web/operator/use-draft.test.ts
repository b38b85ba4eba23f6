import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraft } from './use-draft.ts'

test('What another operator changes is seen where nothing was typed; what was typed stays until it is saved or thrown away [P-P10]', () => {
  const { result, rerender } = renderHook(useDraft<{ price: string; active: boolean }>, {
    initialProps: { price: '100', active: true },
  })
  act(() => result.current.change({ price: '120' }))
  rerender({ price: '110', active: false })
  expect(result.current).toMatchObject({ values: { price: '120', active: false }, dirty: true })
  act(() => result.current.change({ price: '110' }))
  expect(result.current.dirty).toBe(false)
  rerender({ price: '130', active: false })
  expect(result.current.values.price).toBe('130')
  act(() => result.current.change({ active: true }))
  act(() => result.current.discard())
  expect(result.current).toMatchObject({ values: { price: '130', active: false }, dirty: false })
})
