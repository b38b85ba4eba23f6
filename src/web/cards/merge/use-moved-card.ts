import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { notices } from '../../platform/notices/notices.ts'

/** Redirects from the address of a merged record to the one it was merged into, with a notice. */
export function useMovedCard(id: string, card: CardAnswer | undefined, pageOf: (id: string) => string): void {
  const navigate = useNavigate()
  const keptId = card?.id
  useEffect(() => {
    if (keptId === undefined || keptId === id) return
    notices.add('info', 'merging.moved')
    void navigate({ to: pageOf(keptId), replace: true })
  }, [keptId, id, pageOf, navigate])
}
