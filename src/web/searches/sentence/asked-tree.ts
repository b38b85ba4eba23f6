import { type CardType, cardTypes } from '#model/cards/card-types.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { alternatives } from '#model/searches/criteria.ts'
import { resolveField, type SearchField, type SearchStep } from '#model/searches/search-field.ts'
import type { AskedFilter, AskedSearch } from './asked-search.ts'

/** A filter, and the field it asks about where there is one. */
export interface AskedLeaf {
  readonly is: 'filter'
  readonly filter: AskedFilter
  readonly field: SearchField | undefined
}

/** Cards that a link leads to, and what is asked of them. */
export interface AskedLink {
  readonly is: 'linked'
  readonly from: CardDeclaration
  readonly step: SearchStep
  readonly that: AskedNode
}

export interface AskedSeveral {
  readonly is: 'all' | 'any'
  readonly of: readonly AskedNode[]
}

export type AskedNode = AskedLeaf | AskedLink | AskedSeveral

/** One part alone is no list, and a list of the same sort inside one is part of it. */
function several(is: AskedSeveral['is'], nodes: readonly AskedNode[]): AskedNode {
  const [only, ...more] = nodes
  if (only && more.length === 0) return only
  return { is, of: nodes.flatMap(node => (node.is === is ? node.of : [node])) }
}

/** The list of cards a class stands for. */
export const declarationOfClass = (classId: number): CardDeclaration | undefined =>
  declarations.find(({ type }: { readonly type: CardType }) => cardTypes[type] === classId)

interface Followed {
  readonly leaf: AskedLeaf
  readonly steps: readonly SearchStep[]
}

/** Filters that all hold, in their order; those that the same steps lead to are about the same card, and stand together. */
function together(from: CardDeclaration, followed: readonly Followed[]): AskedNode {
  const groups = Map.groupBy(followed, ({ steps: [step], leaf }) =>
    step ? `${step.via}>${step.to.type}` : leaf.filter,
  )
  const nodes = [...groups.values()].flatMap((group): readonly AskedNode[] => {
    const [first] = group
    const step = first?.steps[0]
    if (!first || !step) return group.map(({ leaf }) => leaf)
    const beyond = group.map(({ leaf, steps }) => ({ leaf, steps: steps.slice(1) }))
    return [{ is: 'linked', from, step, that: together(step.to, beyond) }]
  })
  return several('all', nodes)
}

/** What a search asks, in the order it is read: AND binds more closely than OR. @returns undefined where it asks nothing. */
export function askedTree({ classId, blocks }: AskedSearch): AskedNode | undefined {
  const declaration = declarationOfClass(classId)
  const filled = blocks.filter(({ filters }) => filters.length > 0)
  if (!declaration || filled.length === 0) return undefined
  const ofBlock = (filters: readonly AskedFilter[]): AskedNode =>
    several(
      'any',
      alternatives(filters).map(run =>
        together(
          declaration,
          run.map(filter => {
            const field = resolveField(declaration, filter.paragraphSystemName)
            return { leaf: { is: 'filter', filter, field }, steps: field?.steps ?? [] }
          }),
        ),
      ),
    )
  return several(
    'any',
    alternatives(filled).map(run =>
      several(
        'all',
        run.map(({ filters }) => ofBlock(filters)),
      ),
    ),
  )
}
