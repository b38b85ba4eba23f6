import { describe, expect, it } from 'vitest'
import { loadOrder } from './load-order.ts'

describe('the order in which a backup is loaded', () => {
  it('puts a table after those it points to', () => {
    expect(
      loadOrder(
        ['card', 'link', 'museum'],
        [
          { from: 'link', to: 'card' },
          { from: 'card', to: 'museum' },
        ],
      ),
    ).toEqual(['museum', 'card', 'link'])
  })

  it('minds neither a table that points to itself nor one outside the backup', () => {
    expect(
      loadOrder(
        ['place', 'account'],
        [
          { from: 'place', to: 'place' },
          { from: 'account', to: 'elsewhere' },
        ],
      ),
    ).toEqual(['place', 'account'])
  })

  it('names the tables of a circle and says what to do', () => {
    expect(() =>
      loadOrder(
        ['a', 'b', 'c'],
        [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'a' },
        ],
      ),
    ).toThrow(/circle.*a, b\. Make one of the foreign keys deferrable/)
  })
})
