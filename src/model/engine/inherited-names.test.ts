import { expect, test } from 'vitest'
import { languageName } from '../bibliography/csl-language.ts'
import { declarations } from '../cards/declarations.ts'
import { readDimensions } from '../exchange/readers/dimensions.ts'
import { readInscriptions } from '../exchange/readers/inscriptions.ts'
import { readMakers } from '../exchange/readers/makers.ts'
import { readOwners } from '../exchange/readers/owners.ts'
import { readReferences } from '../exchange/readers/references.ts'
import { measure } from '../kinds/build.ts'
import type { Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { readSelector } from '../kinds/selector.ts'
import { criteriaOfList } from '../searches/criteria-of-list.ts'
import { columnName, profiles } from '../vocabularies/import-profiles.ts'
import { problemList } from './problem-list.ts'

/** Names of inherited properties, which users may type like any other word. */
const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__']

const plainWords: Words = {
  language: 'en',
  term: ({ id }) => id,
  link: ({ id }) => id ?? '',
  choice: (_name, id) => String(id),
  yesNo: String,
}

test.each(inherited)('A cell that says %s is read as text [F-T21]', word => {
  const readers = [readDimensions, readInscriptions, readMakers, readOwners, readReferences]
  const cells = [
    word,
    `${word}: 4 cm`,
    `H: 2 3/16 x W: 1 11/${word}16 x D: 3 in.`,
    `4 x 5 cm (${word} x ${word})`,
    `Ada (${word}) [${word}]`,
  ]
  for (const read of readers)
    for (const cell of cells)
      expect(read(cell).flatMap(row => Object.values(row).map(text => typeof text))).not.toContain('function')
  expect(readDimensions(`${word} 4 cm x w 5 cm`)[1]).toMatchObject({ type: 'width', value: '5 cm' })
})

test.each(inherited)('%s is no unit, figure, column, facet or language that one knows [F-T21]', word => {
  const { problems, found } = problemList()
  const field = measure()
  expect(kindOf(field).read(`4 ${word}`, field, problems, plainWords)).toBeUndefined()
  expect([...found.keys()]).toEqual(['unit'])
  expect(readSelector({ type: 'SvgSelector', value: `<svg><${word} r="1"/></svg>` })).toBeUndefined()
  expect(columnName(profiles['darwin-core-taxa'], word)).toBe(word)
  expect(languageName(word)).toBe(word)
  // JSON parses '__proto__' as an ordinary property.
  for (const declaration of declarations)
    expect(criteriaOfList(declaration, { filters: JSON.parse(`{"${word}":["1"]}`) }).left).toEqual([word])
})
