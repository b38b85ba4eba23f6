import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { isReadOnly } from '#model/engine/aspects/steps.ts'
import type { FormRules } from '#model/engine/form-rules.ts'
import { hasTranslations } from '#model/engine/translations.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { CardArea } from '../../card-area.ts'
import { blankCard, isNewCard, typeOfNewCard } from '../../data/new-card.ts'
import { useCard } from '../../data/use-card.ts'
import { useFormRules } from '../../data/use-form-rules.ts'
import { useMovedCard } from '../../merge/use-moved-card.ts'
import { CardFailed } from '../CardFailed.tsx'
import { CardEditor } from './CardEditor.tsx'
import styles from './Edit.module.css'
import type { EditView } from './edit-view.ts'
import { noLock, useLock } from './use-lock.ts'

const TranslationEditor = lazy(async () => ({
  default: (await import('../translate/TranslationEditor.tsx')).TranslationEditor,
}))

interface LockedEditorProps extends Pick<EditPageProps, 'view'> {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
  readonly rules: FormRules
}

/** Kept while the record or the page loads. */
const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton width={30} />
  </div>
)

/** The form of a record together with its lock. The form starts from the record as it was when opened. */
function LockedEditor({ area, card, put, rules, view }: LockedEditorProps) {
  const lock = useLock(area, card.id)
  const [opened] = useState(card)
  const edited = { area, card: opened, current: card, lock, put, rules }
  if (view !== 'translation' || !hasTranslations(area.declaration)) return <CardEditor {...edited} />
  return (
    <Suspense fallback={<Waiting />}>
      <TranslationEditor {...edited} />
    </Suspense>
  )
}

/** The form of a record that does not exist yet. */
function NewCard({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { type } = area
  const rules = useFormRules(type)
  const { data, error, refetch } = useQuery({
    ...endpointQuery(area.endpoints.begin, { query: { type: typeOfNewCard(area, id) } }),
    // Each form begins with the next number of its time, and keeps it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const blank = useMemo(() => data && blankCard(area, id, data.values), [area, id, data])
  if (error && !data) return <CardFailed area={area} failure={error} onRetry={() => void refetch()} />
  if (!blank || !rules) return <Waiting />
  return (
    <CardEditor
      key={type}
      area={area}
      card={blank}
      current={blank}
      lock={noLock}
      put={() => undefined}
      rules={rules}
    />
  )
}

export interface EditPageProps {
  readonly area: CardArea
  readonly id: string
  /** Absent: the form of all fields. */
  readonly view?: EditView | undefined
}

/** The page on which a record is edited or its texts are translated, or a new one is begun. */
export const EditPage = ({ area, id, view }: EditPageProps) =>
  isNewCard(id) ? <NewCard area={area} id={id} /> : <EditCard area={area} id={id} view={view} />

/** The page on which a record is edited. Users who may not edit are redirected to the page that shows it. */
function EditCard({ area, id, view }: EditPageProps) {
  const navigate = useNavigate()
  const { data: card, error, put, refetch } = useCard(area, id)
  const rules = useFormRules(area.type)
  useMovedCard(id, card, area.editPath)
  // Unsaved text stays even if the record is closed in between: the permission to edit is checked when the form opens.
  const [opened, setOpened] = useState(false)
  const isClosedNow = card !== undefined && isReadOnly(area.declaration, card)
  const mayEdit = card === undefined || card.abilities.edit || (opened && isClosedNow)
  if (card?.abilities.edit && !opened) setOpened(true)
  useEffect(() => {
    if (!mayEdit) void navigate({ to: area.recordPath(id), replace: true })
  }, [mayEdit, navigate, area, id])
  if (error && !card) return <CardFailed area={area} failure={error} onRetry={() => void refetch()} />
  if (!card || !rules) return <Waiting />
  return mayEdit ? (
    <LockedEditor key={card.id} area={area} card={card} put={put} rules={rules} view={view} />
  ) : null
}
