import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../cards/card-area.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Page } from '../../ui/Page.tsx'
import styles from './EntitiesPage.module.css'
import { entityAreas } from './entity-areas.ts'

/** A link to one list, with a description of its contents and their number. */
function EntityTile({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const found = useFoundWords(area)
  const { data } = useQuery(
    endpointQuery(area.endpoints.list, { query: { blocksize: '1', without_filters: 'true' } }),
  )
  return (
    <Link to={area.listPath} className={styles.tile}>
      <TypeIcon type={area.type} size={22} />
      <span className={styles.name}>{t(cardWordKey(area.type, 'title'))}</span>
      <span className={styles.about}>{t(cardWordKey(area.type, 'about'))}</span>
      <span className={`${styles.count} numbers`}>{data && found(data.totalSize, data.totalIsAtLeast)}</span>
    </Link>
  )
}

/** The page of entities: the lists of persons, places, events … that the visitor may read, with counts. */
export function EntitiesPage() {
  const { t } = useTranslation()
  const visitor = visitorOf(useSession())
  return (
    <Page title={t('shell.entities')} width="wide">
      <ul className={styles.tiles}>
        {entityAreas(visitor).map(area => (
          <li key={area.type}>
            <EntityTile area={area} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
