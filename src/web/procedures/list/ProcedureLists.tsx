import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listPath } from '#model/navigation/card-paths.ts'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { intoView } from '../../ui/into-view.ts'
import styles from './ProcedureLists.module.css'

const showCurrent = (row: HTMLElement | null) =>
  intoView(row?.querySelector<HTMLElement>('[aria-current]') ?? null)

/** Links to the lists of procedures: all, and one for each readable type, with its own columns and filters. */
export function ProcedureLists() {
  const { t } = useTranslation()
  const visitor = visitorOf(useSession())
  const readable = procedureDeclarations.filter(
    ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.read }),
  )
  return (
    <nav ref={showCurrent} className={styles.lists} aria-label={t('procedures.list.lists')}>
      <Link to={proceduresPath} activeOptions={{ exact: true, includeSearch: false }} className={styles.list}>
        {t('procedures.list.all')}
      </Link>
      {readable.map(({ type }) => (
        <Link
          key={type}
          to={listPath(type) ?? proceduresPath}
          className={styles.list}
          activeOptions={{ includeSearch: false }}
        >
          {t(cardWordKey(type, 'title'))}
        </Link>
      ))}
    </nav>
  )
}
