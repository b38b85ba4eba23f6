import { useQueryClient } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { removeMuseumAvatar, setMuseumAvatar } from '#model/api/avatars.ts'
import { readMuseum } from '#model/api/tenant.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import styles from '../avatar/Avatar.module.css'
import { AvatarEditor } from '../avatar/AvatarEditor.tsx'

/** The museum's picture: kept whole, as a logo is; its administrators change it. */
export function MuseumAvatar() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const museum = useMuseum()
  const mayChange = useCan({ roles: ['TENANT_ADMIN'] })
  if (!museum) return null
  const params = { id: museum.id }
  const reload = () => void client.invalidateQueries({ queryKey: [readMuseum.name] })
  const picture = (
    <span className={styles.logo}>
      {museum.avatar ? (
        <img src={museum.avatar.url} alt="" />
      ) : (
        <Landmark size={26} strokeWidth={1.4} aria-hidden="true" />
      )}
    </span>
  )
  if (!mayChange) return museum.avatar && picture
  return (
    <AvatarEditor
      title={t('avatar.museum')}
      picture={picture}
      hasPicture={museum.avatar !== null}
      crop={false}
      save={async (form, notify) => {
        await call(setMuseumAvatar, { params, body: form }, { notify })
        reload()
      }}
      remove={async notify => {
        await call(removeMuseumAvatar, { params }, { notify })
        reload()
      }}
    />
  )
}
