import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Row } from '../Row.tsx'
import { Section } from '../Section.tsx'

/** The current museum and its licence; nothing for who belongs to none. */
export function MuseumSection() {
  const { t } = useTranslation()
  const dates = useDates()
  const licence = useMuseum()?.licence
  const identity = useSession().currentUser?.identities[0]
  if (!identity) return null
  return (
    <Section title={t('profile.museum')}>
      <dl>
        <Row label={t('profile.museumName')}>{identity.museum}</Row>
        <Row label={t('profile.role')}>{t(`common.roles.${identity.role}`)}</Row>
        <Row label={t('profile.licence')}>
          {licence ? t(`profile.licenceTypes.${licence.type}`) : <Skeleton width={8} />}
        </Row>
        <Row label={t('profile.validFrom')}>
          {licence ? (
            <span className="numbers">{dates.day(licence.validFrom)}</span>
          ) : (
            <Skeleton width={10} />
          )}
        </Row>
        <Row label={t('profile.validTo')}>
          {licence ? <span className="numbers">{dates.day(licence.validTo)}</span> : <Skeleton width={10} />}
        </Row>
      </dl>
    </Section>
  )
}
