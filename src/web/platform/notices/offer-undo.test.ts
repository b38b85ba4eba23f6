import { beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../testing/texts.ts'
import { CallError } from '../request/call-error.ts'
import { notices } from './notices.ts'
import { offerUndo, type Undone } from './offer-undo.ts'

beforeEach(async () => {
  await loadTexts()
  notices.clear()
})

/** The notice that follows when Undo is pressed. */
async function after(undo: () => Promise<Undone | undefined>) {
  offerUndo('links.messages.itemsLinked', {}, undo)
  expect(notices.get()[0]?.action?.label).toBe('common.undo')
  notices.get()[0]?.action?.run()
  await new Promise(resolve => setTimeout(resolve))
  const { kind, text, params } = notices.get()[0] ?? {}
  return { kind, text, params }
}

const refusal = (status: number, message: string) =>
  new CallError(status, { status, error: 'conflict', message })

test('Undo says its outcome: undone, in part, or the reason why it was left as it is [F-W09]', async () => {
  expect(await after(async () => undefined)).toMatchObject({ kind: 'success', text: 'common.undone' })
  expect(await after(async () => 'partly')).toMatchObject({ text: 'common.undonePartly' })
  const reason = 'This has changed in the meantime and was left as it is'
  expect(await after(() => Promise.reject(refusal(409, reason)))).toEqual({
    kind: 'error',
    text: 'common.notUndone',
    params: { reason },
  })
  expect(await after(() => Promise.reject(refusal(500, 'x')))).toMatchObject({
    text: 'common.somethingWentWrong',
  })
})
