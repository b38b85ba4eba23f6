import { useState } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../card-area.ts'
import { CardEditor } from './CardEditor.tsx'
import { useLock } from './use-lock.ts'

export interface LockedEditorProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** The form of a card together with the lock on it. The form begins from the card as it was when it was opened. */
export function LockedEditor({ area, card, put }: LockedEditorProps) {
  const lock = useLock(area, card.id)
  const [opened] = useState(card)
  return <CardEditor area={area} card={opened} current={card} lock={lock} put={put} />
}
