import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { type FindUse, UniquenessContext } from '../../fields/identifier/uniqueness.ts'
import { LinkContext, type LinkServices } from '../../fields/link/link-services.ts'
import { CategoryContext } from '../../fields/term/term-picker.ts'
import { call } from '../../platform/client.ts'
import type { CardArea } from '../card-area.ts'
import type { CardForm } from '../form/card-form.ts'
import { areaOf, linkAddress } from '../linked-cards.ts'
import { servicesOf } from '../types/services-of.ts'

export interface CardServicesProps {
  readonly area: CardArea
  readonly id: string
  readonly form: CardForm
  readonly children: ReactNode
}

const suggest: LinkServices['suggest'] = async (types, text) => {
  const found = await Promise.all(
    types.map(async type => {
      const area = areaOf(type)
      if (!area) return []
      // Each field's question has its own name, so that fields do not cancel each other's.
      const { result } = await call(
        area.endpoints.suggest,
        { query: { q: text } },
        { name: `suggest ${type} ${text}` },
      )
      return result.map(({ id, title, shortDescription }) => ({ id, title, number: shortDescription, type }))
    }),
  )
  return found.flat()
}

const links: LinkServices = { suggest, addressOf: linkAddress }

/** What the fields of a form ask for: other cards, the use of a number, the category that narrows vocabularies. */
export function CardServices({ area, id, form, children }: CardServicesProps) {
  const services = servicesOf(area.type)
  const findUse = useCallback<FindUse>(async number => services.findUse?.(number, id), [services, id])
  const read = () => services.categoryOf?.(form.assessment.get().values)
  const category = useSyncExternalStore(form.assessment.subscribe, read)
  const find = useMemo(() => (services.findUse ? findUse : undefined), [services, findUse])
  return (
    <LinkContext value={links}>
      <UniquenessContext value={find}>
        <CategoryContext value={category}>{children}</CategoryContext>
      </UniquenessContext>
    </LinkContext>
  )
}
