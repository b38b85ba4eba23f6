import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/harness/read-pdf.ts'
import { createPress } from './press.ts'
import type { PrintJob, Sheet } from './print-job.ts'
import { TooLargeError } from './too-large-error.ts'

const press = createPress({ longestMs: 30_000, megabytes: 128, perMuseum: 1 })
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

/** Widths of what is set in one piece, by what it says; kerning breaks a piece, or changes its width. */
async function widthsIn(pdf: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const { items } = await (await document.getPage(1)).getTextContent()
  await document.destroy()
  return new Map(items.flatMap(item => ('str' in item ? [[item.str, item.width] as const] : [])))
}

test('Numbers are set without kerning, so that no digit hides a dot [F-W16]', async () => {
  // The same letters in another order: with kerning they are not as wide.
  const [apart, together] = ['MV1.4.1.7.4.1', 'MV114741.....'] as const
  const facts = [apart, together].map(text => ({ path: text, label: 'Number', text }))
  const widths = await widthsIn(await press.print(job({ ...sheet('Plate'), essentials: facts })))
  expect(widths.get(apart)).toBeGreaterThan(10)
  expect(widths.get(apart)).toBeCloseTo(widths.get(together) ?? 0, 1)
  const element = {
    type: 'text',
    x: 2,
    width: 60,
    height: 8,
    size: 9,
    weight: 'normal',
    italic: false,
  } as const
  const text = { ...element, font: 'sans', align: 'left', overflow: 'shrink' } as const
  const labels = await widthsIn(
    await press.print({
      layout: 'labels',
      language: 'en',
      museum: 'Museum',
      title: 'Labels',
      medium: { type: 'roll', width: 70, height: 30 },
      skip: 0,
      copies: 1,
      labels: [[apart, together].map((words, at) => ({ ...text, y: 2 + at * 10, text: words }))],
    }),
  )
  expect(labels.get(apart)).toBeCloseTo(labels.get(together) ?? 0, 1)
})

test('A heading is never parted from what it is over [C-P12]', async () => {
  const paragraph = { type: 'paragraph', size: 10, weight: 'normal', italic: false, font: 'sans' } as const
  const printed = async (lines: number) => {
    const filler = { ...paragraph, text: 'line\n'.repeat(lines).trim(), align: 'left' } as const
    const blocks = [
      filler,
      { type: 'heading', text: 'General terms', level: 2 },
      { type: 'terms', text: 'These terms follow.', size: 9 },
    ] as const
    const margins = { top: 20, right: 20, bottom: 20, left: 20 }
    const running = { left: '', center: '', right: '' }
    const { pages } = await readPdf(
      await press.print({
        layout: 'blocks',
        language: 'en',
        museum: 'Museum',
        title: 'Title',
        page: { size: 'A4', orientation: 'portrait', margins },
        header: running,
        footer: running,
        blocks,
      }),
    )
    return pages.map(page => [page.includes('General terms'), page.includes('These terms follow')])
  }
  const both = [true, true]
  const turns = await Promise.all(Array.from({ length: 10 }, (_, at) => printed(36 + at)))
  // Somewhere among these the heading goes over to the second page, and takes what follows along.
  expect(turns).toContainEqual([both])
  expect(turns).toContainEqual([[false, false], both])
  for (const pages of turns) expect(pages).toContainEqual(both)
})

test('A document for which there is not the time is told as too large [C-P12]', async () => {
  const hurried = createPress({ longestMs: 20, megabytes: 128, perMuseum: 1 })
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

test('Documents of one museum come one after the other, and another museum has its turn meanwhile [C-O09]', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>(resolve => ends.set(name, resolve))
  }
  const all = [
    press.inTurn('1', work('first')),
    press.inTurn('1', work('second')),
    press.inTurn('1', work('third')),
    press.inTurn('2', work('of another')),
  ]
  await Promise.resolve()
  expect(begun).toEqual(['first', 'of another'])
  ends.get('first')?.()
  await expect.poll(() => begun.at(-1)).toBe('second')
  ends.get('second')?.()
  await expect.poll(() => begun.at(-1)).toBe('third')
  for (const end of ends.values()) end()
  await Promise.all(all)
  await expect(press.inTurn('1', () => Promise.reject(new Error('paper jam')))).rejects.toThrow('paper jam')
  expect(await press.inTurn('1', async () => 'free again')).toBe('free again')
})
