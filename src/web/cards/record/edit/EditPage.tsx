import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { isReadOnly } from '#model/engine/aspects/steps.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { CardArea } from '../../card-area.ts'
import { useCard } from '../../data/use-card.ts'
import { useMovedCard } from '../../merge/use-moved-card.ts'
import { CardFailed } from '../CardFailed.tsx'
import { CardEditor } from './CardEditor.tsx'
import styles from './Edit.module.css'
import { useLock } from './use-lock.ts'

interface LockedEditorProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** The form of a record together with its lock. The form starts from the record as it was when opened. */
function LockedEditor({ area, card, put }: LockedEditorProps) {
  const lock = useLock(area, card.id)
  const [opened] = useState(card)
  return <CardEditor area={area} card={opened} current={card} lock={lock} put={put} />
}

/** The page on which a record is edited. Users who may not edit are redirected to the page that shows it. */
export function EditPage({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const navigate = useNavigate()
  const { data: card, error, put, refetch } = useCard(area, id)
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
  if (!card)
    return (
      <div className={styles.waiting}>
        <Skeleton width={30} />
      </div>
    )
  return mayEdit ? <LockedEditor key={card.id} area={area} card={card} put={put} /> : null
}
