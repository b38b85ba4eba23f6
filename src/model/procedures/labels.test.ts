import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { statusNames } from '../engine/aspects/statuses.ts'
import { languages } from '../languages.ts'
import { attachmentTypes } from './attachment-types.ts'
import { procedureDeclarations } from './declarations.ts'

const textsIn = (language: string, area: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/${area}.json`, import.meta.url), 'utf8'))

const repeated = (labels: readonly (string | undefined)[]) =>
  labels.filter((label, at) => labels.indexOf(label) !== at)

describe.each(languages)('In %s', language => {
  test.each(procedureDeclarations)(
    'the steps of $type have distinct labels [P-S16]',
    ({ type, workflow: { steps } }) => {
      const texts = textsIn(language, type)
      expect(repeated(Object.keys(steps).map(name => texts[`choice/step/${name}`]))).toEqual([])
    },
  )

  test('the calendar says of each date which type of procedure set it [P-S16]', () => {
    const words = procedureDeclarations.flatMap(({ type, workflow: { dates } }) =>
      dates.map(({ kind }) => textsIn(language, type)[`date/${kind}`]),
    )
    expect(repeated(words)).toEqual([])
  })

  test('statuses, kinds of attachments and ways from one procedure to the next have their names [P-S16]', () => {
    const given = Object.keys(textsIn(language, 'procedures'))
    expect(given).toEqual(
      expect.arrayContaining([
        ...statusNames.map(name => `status/${name}`),
        ...attachmentTypes.map(name => `attachment/${name}`),
        ...procedureDeclarations.flatMap(({ workflow: { becomes = [] } }) =>
          becomes.flatMap(({ as }) => (as === undefined ? [] : [`link/${as}`])),
        ),
      ]),
    )
  })
})
