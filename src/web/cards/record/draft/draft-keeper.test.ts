import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { createCardForm } from '../../form/card-form.ts'
import { createDraftKeeper } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function kept() {
  const form = createCardForm(objectCard as unknown as CardDeclaration, { tomb: 'Tomb 1' }, ({ key }) => key)
  const places = { keepHere: vi.fn(), dropHere: vi.fn(), send: vi.fn(), dropThere: vi.fn() }
  const keeper = createDraftKeeper(form, () => 7, places)
  form.assessment.subscribe(keeper.look)
  return { form, keeper, ...places }
}

test('What is typed is kept in the browser at once and on the server every few seconds [C-K05]', () => {
  const { form, keepHere, send } = kept()
  form.set('tomb', 'Tomb 12')
  vi.advanceTimersByTime(300)
  expect(keepHere).toHaveBeenCalledWith(expect.objectContaining({ version: 7, values: { tomb: 'Tomb 12' } }))
  expect(send).not.toHaveBeenCalled()
  form.set('tomb', 'Tomb 123')
  vi.advanceTimersByTime(5000)
  expect(send).toHaveBeenCalledExactlyOnceWith(7, { tomb: 'Tomb 123' })
})

test('A change that is taken back takes its draft along [C-K05]', () => {
  const { form, dropHere, dropThere } = kept()
  form.set('tomb', 'Tomb 12')
  vi.advanceTimersByTime(300)
  form.set('tomb', 'Tomb 1')
  vi.advanceTimersByTime(300)
  expect(dropHere).toHaveBeenCalledOnce()
  expect(dropThere).toHaveBeenCalledOnce()
})

test('After a takeover the draft is kept, whatever happens to the form [C-K05]', () => {
  const { form, keeper, send, dropThere } = kept()
  form.set('tomb', 'Tomb 12')
  keeper.leaveStanding()
  expect(send).toHaveBeenCalledOnce()
  form.assessNow()
  keeper.drop()
  expect(dropThere).not.toHaveBeenCalled()
})

test('Nothing is written for a form that nobody changed; a page that goes keeps the last key [C-K05]', () => {
  const { form, keeper, keepHere, dropThere } = kept()
  form.assessNow()
  keeper.rescue()
  expect(keepHere).not.toHaveBeenCalled()
  expect(dropThere).not.toHaveBeenCalled()
  form.set('tomb', 'Tomb 12')
  keeper.rescue()
  expect(keepHere).toHaveBeenCalledWith(expect.objectContaining({ values: { tomb: 'Tomb 12' } }))
})
