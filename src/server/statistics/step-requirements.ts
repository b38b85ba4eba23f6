import { fileCard } from '#model/cards/file/file-card.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { importing } from '#model/exchange/importing.ts'
import type { Requirement } from '#model/permissions/access.ts'
import type { FirstStep } from '#model/statistics/first-steps.ts'

const administrator: Requirement = { roles: ['TENANT_ADMIN'] }

/** Who can take the first steps: to others they are not shown. */
export const stepRequirements: Readonly<Record<FirstStep, Requirement>> = {
  museum: administrator,
  object: { permissions: objectCard.permissions.create },
  import: importing,
  pictures: { permissions: fileCard.permissions.create },
  location: { permissions: objectCard.permissions.update },
  people: administrator,
}
