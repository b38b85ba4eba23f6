import bwip from 'bwip-js/node'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../../test/harness/read-pdf.ts'
import { codeBars } from '../../codes/code-bars.ts'
import type { FilledElement, LabelsJob } from '../../press/template-jobs.ts'
import { labelsPdf } from './labels-pdf.ts'

const text = (given: Partial<Extract<FilledElement, { type: 'text' }>>): FilledElement => ({
  type: 'text',
  x: 1,
  y: 1,
  width: 20,
  height: 4,
  size: 9,
  weight: 'normal',
  italic: false,
  font: 'sans',
  align: 'left',
  overflow: 'shrink',
  text: '',
  ...given,
})

const job = (...labels: (readonly FilledElement[])[]): LabelsJob => ({
  layout: 'labels',
  language: 'pl',
  museum: 'Muzeum',
  title: 'Etykiety',
  medium: { type: 'roll', width: 30, height: 10 },
  skip: 0,
  copies: 1,
  labels,
})

test('A text that is too long for its box becomes smaller first, and is cut with … then; nothing makes another page [C-P12]', async () => {
  const { pages, title, language } = await readPdf(
    await labelsPdf(
      job(
        [text({ text: 'Żółta gęś nad źródłem', width: 26 })],
        [text({ text: 'Żółta gęś nad źródłem', overflow: 'ellipsis' })],
        [text({ text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(4), height: 9 })],
        [text({ text: 'higher than its box', height: 0.5, width: 0.5 })],
        [],
      ),
    ),
  )
  expect({ title, language }).toEqual({ title: 'Etykiety', language: 'pl' })
  expect(pages).toHaveLength(5)
  expect(pages[0]).toBe('Żółta gęś nad źródłem')
  expect(pages[1]).toMatch(/^Żółta.*…$/)
  expect(pages[2]).toMatch(/^Donau.*…$/)
  expect(pages[4]).toBe('')
})

test('Code 128 has the bars of its standard and white at both ends; what no code can hold is left out [C-P12]', () => {
  const code = codeBars('code128', '2026/0123')
  const [{ sbs } = { sbs: [] }] = bwip.raw({ bcid: 'code128', text: '2026/0123' }) as { sbs: number[] }[]
  expect(code?.bars.map(([, , width]) => width)).toEqual(sbs.filter((_, at) => at % 2 === 0))
  expect(code?.bars[0]?.[0]).toBe(10)
  expect(code?.width).toBe(sbs.reduce((sum, width) => sum + width, 20))
  expect(codeBars('qr', '')).toBeUndefined()
  expect(codeBars('qr', 'x'.repeat(5000))).toBeUndefined()
})
