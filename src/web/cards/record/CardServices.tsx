import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { type FindUse, UniquenessContext } from '../../fields/identifier/uniqueness.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { CategoryContext } from '../../fields/term/term-picker.ts'
import type { CardArea } from '../card-area.ts'
import { cardLinks } from '../card-links.ts'
import { isNewCard } from '../data/new-card.ts'
import type { CardForm } from '../form/card-form.ts'
import { servicesOf } from '../types/services-of.ts'

export interface CardServicesProps {
  readonly area: CardArea
  readonly id: string
  readonly form: CardForm
  readonly children: ReactNode
}

/** Services for the fields of a form: searching other records, checking a number, the category that filters vocabularies. */
export function CardServices({ area, id, form, children }: CardServicesProps) {
  const services = servicesOf(area.type)
  const findUse = useCallback<FindUse>(
    async number => services.findUse?.(number, isNewCard(id) ? undefined : id),
    [services, id],
  )
  const read = () => services.categoryOf?.(form.assessment.get().values)
  const category = useSyncExternalStore(form.assessment.subscribe, read)
  const find = useMemo(() => (services.findUse ? findUse : undefined), [services, findUse])
  return (
    <LinkContext value={cardLinks}>
      <UniquenessContext value={find}>
        <CategoryContext value={category}>{children}</CategoryContext>
      </UniquenessContext>
    </LinkContext>
  )
}
