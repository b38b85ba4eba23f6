import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Revision } from '#model/api/cards/shapes.ts'
import { eventPath } from '#model/engine/diff.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { EventWords } from '../../cards/record/view/record-slots.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { typeName } from '../type-name.ts'

interface Details {
  readonly procedureId?: string
  readonly procedure?: string
  readonly type?: string
  readonly effect?: string
}

/** Returns the words for what a procedure wrote into a record, or took back: the procedure, and the effect, where it was one. */
export function useEffectWords(): (revision: Revision) => EventWords {
  const { t } = useTranslation()
  return ({ changes }) => {
    const details = (changes.find(({ path }) => path === eventPath)?.after ?? {}) as Details
    const { procedureId, procedure = '', type = '', effect } = details
    const declaration = procedureNamed(type)
    if (procedureId === undefined || !declaration) return {}
    return {
      details: (
        <p>
          <Link to={procedurePath(procedureId)}>{`${typeName(t, type)} ${procedure}`}</Link>
          {effect !== undefined && `: ${t(`${declaration.type}.effect/${effect}` as TextKey) as string}`}
        </p>
      ),
    }
  }
}
