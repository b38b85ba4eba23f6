import { useTranslation } from 'react-i18next'
import { removeMyAvatar, setMyAvatar } from '#model/api/avatars.ts'
import type { CurrentUser } from '#model/api/me.ts'
import { call, session } from '../../platform/client.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { AvatarEditor } from '../avatar/AvatarEditor.tsx'

/** The own picture, to be changed. */
export function PersonAvatar({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  // The picture has been kept: nobody waits until it is seen everywhere.
  const reload = () => void session.reloadUser().catch(() => undefined)
  return (
    <AvatarEditor
      title={t('avatar.person')}
      picture={<Avatar large person={user} />}
      hasPicture={user.avatar !== null}
      crop
      save={async (form, notify) => {
        await call(setMyAvatar, { body: form }, { notify })
        reload()
      }}
      remove={async notify => {
        await call(removeMyAvatar, undefined, { notify })
        reload()
      }}
    />
  )
}
