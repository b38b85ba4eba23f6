import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { publicSideEndpoints } from '#model/api/public-side.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { useLabel } from '../use-label.ts'
import styles from './PublishDialog.module.css'

type Publicity = OutputOf<ReturnType<typeof publicSideEndpoints>['publicity']>

interface PublicityPartsProps {
  readonly area: CardArea
  readonly publicity: Publicity
}

/** Pictures of the record, each with its licence, and whether everybody sees it. */
function Pictures({ pictures }: Pick<Publicity, 'pictures'>) {
  const { t } = useTranslation()
  const title = t('cards.publishing.picturesTitle')
  if (pictures.length === 0) return <p>{t('cards.publishing.noPictures')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard
    <section className={styles.pictures} tabIndex={0} aria-label={title}>
      <ul>
        {pictures.map(({ id, title: name, licence, state }) => (
          <li key={id}>
            {shownTitle(name)} · {licence ?? t('cards.publishing.noLicence')} ·{' '}
            {t(`cards.publishing.states.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tells what everybody sees of a record once it is published: fields shown and held back, pictures, and its address. */
export function PublicityParts({ area, publicity }: PublicityPartsProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const list = new Intl.ListFormat(useLanguage())
  const { shown, held, pictures, address } = publicity
  return (
    <>
      <div className={styles.part}>
        <h3>{t('cards.publishing.fieldsTitle')}</h3>
        <p>{t('cards.publishing.shown', { count: shown })}</p>
        {held.length > 0 && (
          <ul>
            {held.map(({ reason, paths }) => (
              <li key={reason}>
                {t(`cards.publishing.held.${reason}`, { fields: list.format(paths.map(labelOf)) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.part}>
        <h3>{t('cards.publishing.picturesTitle')}</h3>
        <Pictures pictures={pictures} />
      </div>
      {address && (
        <div className={styles.part}>
          <h3>{t('cards.publishing.addressTitle')}</h3>
          <p className={styles.address}>{address.isNamed ? address.url : `${address.url}…`}</p>
          {!address.isNamed && <p className={styles.note}>{t('cards.publishing.addressLater')}</p>}
          <p className={styles.note}>{t('cards.publishing.caches')}</p>
        </div>
      )}
    </>
  )
}
