import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { declarations } from '#model/cards/declarations.ts'
import { allFields } from '#model/engine/fields.ts'
import { isAllowed } from '#model/permissions/access.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import styles from './TermPanel.module.css'

/** Lists that a term leads to: the objects in this room and those below it. */
export function GatheredBy({ code, id }: { readonly code: VocabularyCode; readonly id: string }) {
  const { t } = useTranslation()
  const visitor = visitorOf(useSession())
  return declarations.flatMap(({ type, permissions, ...declaration }) => {
    const area = areaOf(type)
    if (!area || !visitor.signedIn || !isAllowed(visitor, { permissions: permissions.read })) return []
    return [...allFields(declaration).values()].flatMap(({ path, field }) =>
      field.gathers && 'vocabulary' in field && field.vocabulary === code
        ? [
            <Link
              key={`${type} ${path}`}
              className={styles.link}
              to={area.listPath}
              search={{ filters: { [path.replaceAll('/', '_')]: [id] } }}
            >
              {t(`${type}.gathers/${path}` as TextKey) as string}
            </Link>,
          ]
        : [],
    )
  })
}
