import { expect, test } from 'vitest'
import { type Cited, cite } from './citation.ts'

const work: Cited = {
  kind: 'object',
  name: 'b2c3d4f5z',
  makers: ['Bernat Martorell'],
  title: 'Saint George & the {Dragon}',
  date: '1434–1435',
  year: 1434,
  medium: 'tempera on panel',
  museum: 'Museo della Valle',
  number: 'MV 1945_144',
  address: 'https://valle.example/m/valle/id/object/b2c3d4f5z',
}

test('A work is cited by its maker, title, date, technique, museum, number and lasting address [O-W44]', () => {
  expect(cite(work, 'text')).toBe(
    'Bernat Martorell, Saint George & the {Dragon}, 1434–1435, tempera on panel, Museo della Valle, MV 1945_144. https://valle.example/m/valle/id/object/b2c3d4f5z',
  )
  expect(cite({ ...work, makers: [], date: '', medium: '' }, 'text')).toBe(
    'Saint George & the {Dragon}, Museo della Valle, MV 1945_144. https://valle.example/m/valle/id/object/b2c3d4f5z',
  )
})

test('BibTeX has no sign in it that TeX would take for a command [O-W44]', () => {
  expect(cite(work, 'bibtex')).toBe(`@misc{b2c3d4f5z,
  author = {{Bernat Martorell}},
  title = {{Saint George \\& the Dragon}},
  year = {1434},
  howpublished = {Museo della Valle, MV 1945\\_144},
  note = {1434–1435, tempera on panel},
  url = {https://valle.example/m/valle/id/object/b2c3d4f5z},
}`)
  expect(cite({ ...work, title: 'A\\b ~100 %' }, 'bibtex')).toContain(
    '{{A\\textbackslash{}b \\textasciitilde{}100 \\%}}',
  )
})

test('RIS has a line for each fact, whatever lines the title has [O-W44]', () => {
  expect(cite({ ...work, title: 'Saint\nGeorge' }, 'ris').split('\n')).toEqual([
    'TY  - ART',
    'AU  - Bernat Martorell',
    'TI  - Saint George',
    'PY  - 1434',
    'DA  - 1434–1435',
    'M3  - tempera on panel',
    'PB  - Museo della Valle',
    'AN  - MV 1945_144',
    'UR  - https://valle.example/m/valle/id/object/b2c3d4f5z',
    'ER  - ',
  ])
})

test('CSL-JSON counts years before Christ without a year 0 [O-W44]', () => {
  const [item] = JSON.parse(cite({ ...work, year: -99 }, 'csl'))
  expect(item).toMatchObject({
    id: 'b2c3d4f5z',
    type: 'graphic',
    author: [{ literal: 'Bernat Martorell' }],
    issued: { 'date-parts': [[-100]] },
  })
  const { year: _year, ...undated } = work
  expect(JSON.parse(cite({ ...undated, date: 'old' }, 'csl'))[0].issued).toEqual({ literal: 'old' })
})
