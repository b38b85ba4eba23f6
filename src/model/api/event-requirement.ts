import { declarationOf } from '../cards/declarations.ts'
import { vocabularyRequirement } from '../cards/vocabulary-permissions.ts'
import { recordRequirement } from '../engine/requirement-of.ts'
import type { Requirement } from '../permissions/access.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import type { VocabularyCode } from '../vocabularies/definitions.ts'
import type { PlatformEvent } from './events.ts'

const procedures: Requirement = {
  permissions: [...new Set(procedureDeclarations.flatMap(({ permissions }) => permissions.read))],
}

/** Returns the permissions of which one is needed to receive an event, since events reveal what changes and who changes it. */
export function eventRequirement(event: PlatformEvent): Requirement {
  switch (event.name) {
    case 'card.changed':
    case 'comment.changed':
    case 'card.locked': {
      const declaration = declarationOf(event.data.type)
      return declaration ? recordRequirement(declaration, 'read') : { roles: ['TENANT_ADMIN'] }
    }
    case 'procedure.changed':
    case 'report.changed':
      return procedures
    case 'vocabulary.changed':
      return vocabularyRequirement(event.data.code as VocabularyCode, 'read')
    default:
      return {}
  }
}
