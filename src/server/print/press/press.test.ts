import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/harness/read-pdf.ts'
import { createPress } from './press.ts'
import type { PrintJob, Sheet } from './print-job.ts'
import { TooLargeError } from './too-large-error.ts'

const press = createPress({ longestMs: 30_000, megabytes: 128 })
afterAll(() => press.close())

const sheet = (title: string, picture?: Sheet['picture']): Sheet => ({
  number: '1',
  title,
  subtitle: '',
  picture,
  essentials: [],
  sections: [],
})

const job = (...sheets: Sheet[]): PrintJob => ({
  layout: 'sheets',
  language: 'en',
  museum: 'Museum',
  title: 'Title',
  words: { page: '{page}/{pages}', printedOn: 'today' },
  sheets,
})

test('A document that cannot be set fails alone: the next one is printed [C-O09]', async () => {
  const broken = { jpeg: new Uint8Array([1, 2, 3]), width: 10, height: 10 }
  await expect(press.print(job(sheet('Broken', broken)))).rejects.toThrow(/image/i)
  const { text } = await readPdf(await press.print(job(sheet('Whole'))))
  expect(text).toContain('Whole')
})

test('A document for which there is not the time is told as too large [C-P12]', async () => {
  const hurried = createPress({ longestMs: 20, megabytes: 128 })
  await expect(hurried.print(job(sheet('Long')))).rejects.toThrow(TooLargeError)
  await hurried.close()
})

test('Many at once are printed one after the other; beyond forty they are asked to wait [C-O09]', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) => press.print(job(sheet(`Number ${at}`)))),
  )
  const printed = answers.filter(({ status }) => status === 'fulfilled')
  expect(printed.length).toBeGreaterThanOrEqual(40)
  expect(printed.length).toBeLessThan(45)
  const refused = answers.find(answer => answer.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'too_many_requests' })
}, 60_000)
