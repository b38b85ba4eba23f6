import { describe, expect, test } from 'vitest'
import { personType } from '../cards/person/type.ts'
import { agent, boolean, date, list, term, text, translated } from '../kinds/build.ts'
import { defineCard, section } from './define-card.ts'
import { parseCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'
import { entityPages } from './record-pages.ts'
import { sampleCard } from './sample-card.fixture.ts'

const { permissions } = sampleCard

const card = defineCard({
  recordTypes: [personType],
  path: '/api/v1/sample',
  pages: entityPages('sample', 'entities'),
  sections: {
    all: section({
      names: list(
        { name: text(), preferred: boolean(), type: term('NAMT'), since: date(), note: text() },
        { about: 'name' },
      ),
      texts: list({ description: translated({ long: true }), type: term('DEST') }),
      authors: list({ author: agent(), role: term('AUTR') }, { about: 'author' }),
    }),
  },
  permissions,
  heading: () => ({ number: '', title: '', subtitle: '' }),
})

function read(input: object) {
  const { problems, found } = problemList()
  let rows = 0
  const values = parseCard(card, input as Record<string, unknown>, problems, () => `r${++rows}`)
  return { values, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

describe('A row that is about something', () => {
  test('is dropped without it, whatever was picked or ticked beside it [C-K12]', () => {
    const rows = { names: [{ name: ' ', preferred: true, type: { id: '7' } }, { name: 'Tiepolo' }] }
    expect(read(rows)).toEqual({ values: { names: [{ id: 'r1', name: 'Tiepolo' }] }, wrong: {} })
    expect(read({ authors: [{ role: { id: '7' } }, { author: { name: '' } }] })).toEqual({
      values: {},
      wrong: {},
    })
  })

  test('is asked for it where something was written down: nobody’s words are lost', () => {
    expect(read({ names: [{}, { note: 'in his letters' }] }).wrong).toEqual({ 'names.1.name': 'required' })
    expect(read({ names: [{ name: 17 }] }).wrong).toEqual({ 'names.0.name': 'type' })
  })

  test('stands beside descriptions, which are kept with a text or with a type [C-K12]', () => {
    const { values, wrong } = read({
      texts: [{ description: { it: ' ' } }, { type: { id: '7' } }, { description: { it: 'Pittore' } }],
    })
    expect(wrong).toEqual({})
    expect(values.texts).toEqual([
      { id: 'r1', type: { id: '7' } },
      { id: 'r2', description: { it: 'Pittore' } },
    ])
  })
})
