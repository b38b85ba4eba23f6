import type { AreaSection } from '#model/navigation/area-sections.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { type SessionState, visitorOf } from '../../platform/session/state.ts'

/** Returns the sections of an area that the person sees. */
export function offeredSections(
  sections: readonly AreaSection[],
  session: SessionState,
): readonly AreaSection[] {
  const visitor = visitorOf(session)
  return sections.filter(
    ({ access, offeredBy }) =>
      visitor.signedIn &&
      isAllowed(visitor, access) &&
      (offeredBy === undefined || Boolean(session.configuration?.[offeredBy])),
  )
}
