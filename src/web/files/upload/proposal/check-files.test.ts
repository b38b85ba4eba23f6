import { describe, expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'
import { moved } from './review-row.ts'

const files = (...names: string[]) => names.map(name => new File([name], name))

/** Contents by name: 'copy of a' has the content of 'a'. */
const hash = async ({ name }: File) => name.replace('copy of ', '')

describe('files before they are sent', () => {
  test('are reported when the museum has them already, and when a selection has them twice [C-F08]', async () => {
    const checked = await checkFiles(files('a', 'b', 'copy of b'), {
      hash,
      ask: async asked => {
        expect(asked).toEqual(['a', 'b'])
        return { a: [{ id: '3', title: 'Krater' }] }
      },
      onProgress: () => undefined,
      signal: new AbortController().signal,
    })
    expect(checked).toEqual([
      { sha256: 'a', known: [{ id: '3', title: 'Krater' }], twin: undefined },
      { sha256: 'b', known: [], twin: undefined },
      { sha256: 'b', known: [], twin: 'b' },
    ])
  })

  test('are asked about a hundred at a time, and the check can be broken off [C-F08]', async () => {
    const controller = new AbortController()
    const asked: number[] = []
    const done: number[] = []
    const checked = await checkFiles(files(...Array.from({ length: 350 }, (_, index) => `f${index}`)), {
      hash,
      ask: async contents => {
        asked.push(contents.length)
        if (asked.length === 2) controller.abort()
        return {}
      },
      onProgress: count => done.push(count),
      signal: controller.signal,
    })
    expect(asked).toEqual([100, 100])
    expect(done.at(-1)).toBe(200)
    expect(checked).toHaveLength(350)
    expect(checked[349]?.sha256).toBeUndefined()
  })

  test('are put into order [C-F01]', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })
})
