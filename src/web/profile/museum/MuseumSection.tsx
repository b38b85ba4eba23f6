import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RetentionTable } from '../own-data/RetentionTable.tsx'
import { Row } from '../Row.tsx'
import { Section } from '../Section.tsx'
import { MuseumAvatar } from './MuseumAvatar.tsx'
import { MuseumFacts } from './MuseumFacts.tsx'
import { MuseumForm } from './MuseumForm.tsx'

/** What the current museum says of itself, to be changed by its administrators; nothing for who belongs to none. */
export function MuseumSection() {
  const { t } = useTranslation()
  const museum = useMuseum()
  const identity = useSession().currentUser?.identities[0]
  const mayChange = useCan({ roles: ['TENANT_ADMIN'] })
  if (!identity) return null
  return (
    <>
      <Section title={t('profile.museum')}>
        <MuseumAvatar />
        <dl>
          {!mayChange && <Row label={t('profile.museumName')}>{identity.museum}</Row>}
          <Row label={t('profile.role')}>{t(`common.roles.${identity.role}`)}</Row>
          {museum && !mayChange && <MuseumFacts museum={museum} />}
        </dl>
        {mayChange && (museum ? <MuseumForm key={museum.id} museum={museum} /> : <Skeleton width={24} />)}
      </Section>
      <Section title={t('privacy.museum.title')} lead={t('privacy.museum.text')}>
        <RetentionTable label={t('privacy.museum.title')} />
      </Section>
    </>
  )
}
