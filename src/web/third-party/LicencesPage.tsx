import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../platform/i18n/product-name.ts'
import { PublicFrame } from '../shared/PublicFrame.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './LicencesPage.module.css'
import parts from './parts.json'

/** The packages others wrote that the product is built on, with their licences. Open to all; `npm run notice` makes the list. */
export function LicencesPage() {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  const found = parts.filter(part => part.some(text => text.toLowerCase().includes(words)))
  return (
    <PublicFrame museum={productName()}>
      <h1 className={styles.title}>{t('thirdParty.title')}</h1>
      <p className={styles.intro}>{t('thirdParty.intro', { product: productName() })}</p>
      <p className={styles.intro}>
        <a href="/licences.md">{t('thirdParty.texts')}</a>
      </p>
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('thirdParty.search')}
          value={sought}
          onChange={event => setSought(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={styles.count}>
        {found.length === 0 ? t('thirdParty.none') : t('thirdParty.count', { count: found.length })}
      </p>
      {found.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('thirdParty.package')}</th>
              <th scope="col">{t('thirdParty.version')}</th>
              <th scope="col">{t('thirdParty.licence')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(([name, version, licence]) => (
              <tr key={`${name}@${version}`}>
                <th scope="row">{name}</th>
                <td>{version}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PublicFrame>
  )
}
