import type { AreaSection } from '#model/navigation/area-sections.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { type SessionState, visitorOf } from '../../platform/session/state.ts'

/** Returns the sections of an area that the person sees. */
export function offeredSections<Id extends string>(
  sections: readonly AreaSection<Id>[],
  session: SessionState,
): readonly AreaSection<Id>[] {
  const visitor = visitorOf(session)
  return sections.filter(
    ({ access, offeredBy }) =>
      visitor.signedIn &&
      isAllowed(visitor, access) &&
      (offeredBy === undefined || Boolean(session.configuration?.[offeredBy])),
  )
}
