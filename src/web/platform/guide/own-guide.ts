import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { GuidePlace } from '#model/guide/chapters.ts'
import { createStore, useStore } from '../store.ts'

/** The place in the guide that a page names itself, if its address alone does not: a procedure by its type. */
const ownGuide = createStore<GuidePlace | undefined>(undefined)

/** Names the place in the guide that explains a page, as long as it is on the screen; undefined leaves that of its address. */
export function useOwnGuide(place: GuidePlace | undefined): void {
  useEffect(() => {
    ownGuide.set(() => place)
    return () => ownGuide.set(() => undefined)
  }, [place])
}

/** Returns the place in the guide that explains the page in view. */
export function useGuidePlace(): GuidePlace {
  const own = useStore(ownGuide)
  const declared = useMatches({
    select: matches => matches.findLast(({ staticData }) => staticData.guide)?.staticData.guide,
  })
  return own ?? declared ?? 'begin'
}
