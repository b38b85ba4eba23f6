import { useTranslation } from 'react-i18next'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Page } from '../../ui/Page.tsx'
import styles from './EntitiesPage.module.css'
import { EntityTile } from './EntityTile.tsx'
import { entityAreas } from './entity-areas.ts'

/** What surrounds the objects: the lists of persons, places, events … that the visitor may read, and how much is in them. */
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
