import { useTranslation } from 'react-i18next'
import { removeMyAvatar, setMyAvatar } from '#model/api/avatars.ts'
import type { CurrentUser } from '#model/api/me.ts'
import { call, session } from '../../platform/client.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { AvatarEditor } from '../avatar/AvatarEditor.tsx'

/** The own picture, to be changed. */
export function PersonAvatar({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  const { firstName, lastName, avatar } = user
  return (
    <AvatarEditor
      title={t('avatar.person')}
      picture={<Avatar large firstName={firstName} lastName={lastName} url={avatar?.url} />}
      hasPicture={avatar !== null}
      crop
      save={async (form, notify) => {
        await call(setMyAvatar, { body: form }, { notify })
        await session.reloadUser()
      }}
      remove={async notify => {
        await call(removeMyAvatar, undefined, { notify })
        await session.reloadUser()
      }}
    />
  )
}
