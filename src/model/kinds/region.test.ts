import { describe, expect, test } from 'vitest'
import { mergeChanges } from '../engine/merge.ts'
import { problemList } from '../engine/problem-list.ts'
import { list, region, text } from './build.ts'
import { kindOf } from './registry.ts'
import { readSelector } from './selector.ts'

describe('A region that was drawn', () => {
  const svg = (inner: string) => readSelector({ type: 'SvgSelector', value: `<svg>${inner}</svg>` })?.value
  const kept = (figure: string) => `<svg xmlns="http://www.w3.org/2000/svg">${figure}</svg>`

  test('is kept as plain measures of the picture [C-P08]', () => {
    const fragment = (value: string) => readSelector({ type: 'FragmentSelector', value })?.value
    expect(fragment('xywh=pixel:10.123,20,30,40')).toBe('xywh=pixel:10.12,20,30,40')
    expect(fragment('xywh=1,2,3,4')).toBe('xywh=pixel:1,2,3,4')
    expect(svg('<polygon points="1,2 3,4 5,6"></polygon>')).toBe(kept('<polygon points="1 2 3 4 5 6"/>'))
    expect(svg('<g class="x"><path d="M1 2L3 4C1,2,3,4,5,6Z" /></g>')).toBe(
      kept('<path fill-rule="evenodd" d="M 1 2 L 3 4 C 1 2 3 4 5 6 Z"/>'),
    )
    expect(svg("<ellipse cx='5' cy='6' rx='2' ry='1' style='fill:url(#x)'/>")).toBe(
      kept('<ellipse cx="5" cy="6" rx="2" ry="1"/>'),
    )
  })

  test('may be an open line or a point, as for a crack [F-W16]', () => {
    expect(svg('<polyline points="1,2 3,4"/>')).toBe(kept('<polyline fill="none" points="1 2 3 4"/>'))
    expect(svg('<polyline points="1.005,2"/>')).toBe(kept('<polyline fill="none" points="1 2"/>'))
    expect(svg('<polyline points="1 2 3"/>')).toBeUndefined()
  })

  test('is refused where it is anything else [C-P08]', () => {
    for (const wrong of ['xywh=percent:1,2,3,4', 'xywh=pixel:1,2,3', 'xywh=pixel:1,2,0,4', 'xywh=pixel:,,,'])
      expect(readSelector({ type: 'FragmentSelector', value: wrong }), wrong).toBeUndefined()
    for (const wrong of [
      '<script>alert(1)</script>',
      '<polygon points="1,2 3,4"/>',
      '<polygon points="1,2 3,4 5,x"/>',
      '<image href="https://example.org/a.png"/>',
      '<path d="M1 2 url(x)"/>',
      '<circle cx="1" cy="1" r="0"/>',
      '<rect x="0" y="0" width="1e9" height="1"/>',
      '<polygon points="1,2 3,4 5,6"/><script/>',
      `<polygon points="${'1 2 '.repeat(5000)}"/>`,
    ])
      expect(svg(wrong), wrong).toBeUndefined()
    expect(readSelector({ type: 'CssSelector', value: 'body' })).toBeUndefined()
    const began = performance.now()
    expect(svg(`<rect ${'a'.repeat(59_000)}/>`)).toBeUndefined()
    expect(performance.now() - began, 'what is endless is read in no time').toBeLessThan(500)
  })
})

describe('A field of regions', () => {
  const field = region()
  const plain = { language: 'en', term: () => '', link: () => '', choice: () => '', yesNo: () => '' } as const
  const box = { type: 'FragmentSelector', value: 'xywh=pixel:10,20,30,40' }

  test('keeps of an annotation which part of which file it is about [C-P08]', () => {
    const { problems, found } = problemList()
    const given = { id: 'x', source: '12', selector: { ...box, value: 'xywh=10,20,30,40', conformsTo: 'y' } }
    expect(kindOf(field).parse(given, field, problems)).toEqual({ source: '12', selector: box })
    expect([...found.keys()]).toEqual([])
  })

  test.each([
    ['no file', { selector: box }, ['source']],
    ['a file that is no id', { source: '-1', selector: box }, ['source']],
    ['no selector', { source: '12' }, ['selector']],
    [
      'a selector of something else',
      { source: '12', selector: { type: 'CssSelector', value: 'a' } },
      ['selector'],
    ],
  ])('is refused at its place with %s [C-P08]', (_what, given, wrong) => {
    const { problems, found } = problemList()
    expect(kindOf(field).parse(given, field, problems)).toBeUndefined()
    expect([...found.keys()]).toEqual(wrong)
  })

  test.each([
    '12#xywh=pixel:10,20,30,40',
    '7#<svg xmlns="http://www.w3.org/2000/svg"><circle cx="5" cy="6" r="2"/></svg>',
  ])('comes back from a cell of a table as it went [C-P08]', text => {
    const { problems, found } = problemList()
    const read = kindOf(field).read(text, field, problems, plain)
    expect([...found.keys()]).toEqual([])
    expect(kindOf(field).show(read, field, plain)).toBe(text)
  })
})

test('Two people who draw at once keep what both drew: regions are rows [C-P08] [C-K15]', () => {
  const fields = {
    damages: list({ note: text(), regions: list({ region: region() }) }),
  }
  const at = (x: number) => ({
    source: '12',
    selector: { type: 'FragmentSelector', value: `xywh=pixel:${x},20,30,40` },
  })
  const damages = (regions: readonly object[], note = 'Crack') => ({ damages: [{ id: '1', note, regions }] })
  const base = damages([{ id: 'a', region: at(1) }])
  const mine = damages([
    { id: 'a', region: at(1) },
    { id: 'b', region: at(2) },
  ])
  const theirs = damages([{ id: 'a', region: at(9) }], 'A crack')
  const { merged, conflicts } = mergeChanges(fields, base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged).toEqual(
    damages(
      [
        { id: 'a', region: at(9) },
        { id: 'b', region: at(2) },
      ],
      'A crack',
    ),
  )
})
