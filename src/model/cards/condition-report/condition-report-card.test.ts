import { expect, test } from 'vitest'
import { isFrozen } from '../../engine/aspects/freezes.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { conditionReportCard } from './condition-report-card.ts'

function parsed(values: Readonly<Record<string, unknown>>) {
  const { problems, found } = problemList()
  let next = 0
  const card = parseCard(conditionReportCard, values, problems, () => `new${++next}`)
  return { card, wrong: [...found.keys()] }
}

const region = (source: string) => ({
  region: { source, selector: { type: 'FragmentSelector', value: 'xywh=pixel:1,2,3,4' } },
})

test('Damages that are added get the next numbers; none is given twice, also when the last one went [C-P08]', () => {
  const damages = [{ id: 'a', number: 2 }, { active: true }, { severity: { id: 1 } }]
  const { card, wrong } = parsed({ damages, lastDamage: 4 })
  expect(wrong).toEqual([])
  expect(card).toMatchObject({
    damages: [
      { id: 'a', number: 2 },
      { id: 'new1', number: 5 },
      { id: 'new2', number: 6 },
    ],
    lastDamage: 6,
  })
})

test('Regions are drawn on pictures that the report looks at, and on no others [C-P08]', () => {
  const pictures = [{ file: { id: '7' } }]
  const drawn = (source: string) => parsed({ pictures, damages: [{ number: 1, regions: [region(source)] }] })
  expect(drawn('7').wrong).toEqual([])
  expect(drawn('8').wrong).toEqual(['damages.0.regions.0.region'])
})

test('A report is changed until it is finished [C-P08]', () => {
  expect([undefined, 1, 2, 3].map(id => isFrozen(conditionReportCard, id ? { state: { id } } : {}))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('The date of a report is shown below its object in the local format [C-P08] [P-E09]', () => {
  const words = { language: 'de', word: () => '' } as never
  expect(conditionReportCard.heading({ date: '2026-11-25' } as never, words).subtitle).toBe('25/11/2026')
  expect(conditionReportCard.heading({} as never, words).subtitle).toBe('')
})
