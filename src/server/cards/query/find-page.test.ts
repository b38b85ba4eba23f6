import { beforeAll, expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { writeCards } from '../save/write-cards.ts'

const app = useTestApp()

const size = 2600

/** Words of the titles, and which cards have them: how common a word is, and where in the list, decides the way a page is found. */
const words: Readonly<Record<string, (at: number) => boolean>> = {
  common: at => at % 10 < 7,
  head: at => at < 500,
  tail: at => at >= size / 2,
  alternate: at => at % 2 === 0,
  rare: at => at % 211 === 5,
  every: () => true,
}

const numberAt = (at: number) => `N ${String(at + 1).padStart(4, '0')}`

const cardAt = (at: number): CardValues => ({
  objectNumbers: [{ _id: 'n', objectNumber: numberAt(at) }],
  title: {
    en: Object.keys(words)
      .filter(word => words[word]?.(at))
      .join(' '),
  },
  dating: {
    periodMode: 'SINGLE',
    type: 'YEAR',
    earliestDate: { year: 1000 + (at % 300) },
    earliestEra: 'AD',
  },
})

let anna: Awaited<ReturnType<typeof registrar>>

beforeAll(async () => {
  const museum = await makeMuseum(app())
  anna = await registrar(app, museum)
  for (let from = 0; from < size; from += 260)
    await app().database.inTenant(museum.tenantId, tx =>
      writeCards(
        tx,
        Array.from({ length: 260 }, (_, step) => ({ values: cardAt(from + step) })),
        {
          declaration: objectCard as unknown as CardDeclaration,
          author: { accountId: '1', name: 'Anna' },
          action: 'created',
          renamed: async () => undefined,
        },
      ),
    )
})

const pagesOf = async (query: Record<string, string>): Promise<readonly string[]> => {
  const found: string[] = []
  for (let page = 0; ; page++) {
    const numbers = await anna.numbers({
      ...query,
      blocksize: '100',
      page: String(page),
      without_filters: 'true',
    })
    found.push(...numbers)
    if (numbers.length < 100) return found
  }
}

const expected = (fits: (at: number) => boolean) =>
  Array.from({ length: size }, (_, at) => at)
    .filter(fits)
    .map(numberAt)

test.each(Object.entries(words))(
  'All pages of “%s” together are all that have it, in the order of the list, forwards and backwards [C-K02] [C-K04]',
  async (q, fits) => {
    expect(await pagesOf({ q })).toEqual(expected(fits))
    expect(await pagesOf({ q, order: 'DESC' })).toEqual(expected(fits).toReversed())
  },
)

test('Words and years together narrow a list, and its total says how many there are or at least are [C-K02] [C-E09]', async () => {
  const dating = JSON.stringify({ dating: ['1010..1040', '1290..'] })
  const fits = (at: number) =>
    words.common?.(at) === true && ((at % 300 >= 10 && at % 300 <= 40) || at % 300 >= 290)
  expect(await pagesOf({ q: 'common', filters: dating })).toEqual(expected(fits))
  const total = async (query: Record<string, string>) =>
    (await anna.call<{ totalSize: number }>('GET', `/?${new URLSearchParams(query)}`)).body.totalSize
  expect(await total({ q: 'rare', without_filters: 'true' })).toBe(
    expected(words.rare ?? (() => false)).length,
  )
  expect(await total({ q: 'common' })).toBe(expected(words.common ?? (() => false)).length)
  expect(await total({ q: 'common', blocksize: '0' })).toBe(expected(words.common ?? (() => false)).length)
})
