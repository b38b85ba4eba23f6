import { useTranslation } from 'react-i18next'
import type { MuseumUser } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import type { IdentityState } from '#model/permissions/roles.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useTimes } from '../../platform/times.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/table/Column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import styles from './Users.module.css'

const tones: Readonly<Record<IdentityState, Tone>> = {
  ACTIVE: 'success',
  INVITED: 'info',
  SUSPENDED: 'danger',
}

/** The state of a user's access. */
export function StateBadge({ state }: { readonly state: IdentityState }) {
  const { t } = useTranslation()
  return (
    <Badge dot tone={tones[state]}>
      {t(`users.states.${state}`)}
    </Badge>
  )
}

interface UserTableProps {
  readonly users: readonly MuseumUser[]
  readonly onOpen: (user: MuseumUser) => void
}

const rowHeight = 60
const headHeight = 40
const cardHeight = 114

/** The users in rows, on phones in cards. As high as they are many, until it scrolls by itself. */
export function UserTable({ users, onOpen }: UserTableProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const me = useSession().currentUser?.id

  const person = (user: MuseumUser) => (
    <span className={styles.person}>
      <Avatar person={user} />
      <span className={styles.words}>
        <span className={styles.name} title={displayName(user)}>
          {displayName(user)}
          {user.userId === me && <span className={styles.you}> ({t('users.you')})</span>}
        </span>
        <span className={styles.email} title={user.email}>
          {user.email}
        </span>
      </span>
    </span>
  )
  const roleOf = ({ role, namedRole }: MuseumUser) => namedRole?.name ?? t(`common.roles.${role}`)
  const secondFactorOf = ({ secondFactor }: MuseumUser) =>
    t(`users.secondFactor.${secondFactor ? 'yes' : 'no'}`)
  const lastAccess = ({ lastAccess: at }: MuseumUser) => (at ? times.short(at) : t('users.never'))
  const columns: readonly Column<MuseumUser>[] = [
    { id: 'user', label: t('users.columns.user'), width: 240, grow: 1, fixed: true, cell: person },
    {
      id: 'role',
      label: t('users.columns.role'),
      width: 128,
      cell: user => <span title={roleOf(user)}>{roleOf(user)}</span>,
    },
    {
      id: 'state',
      label: t('users.columns.state'),
      width: 112,
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'lastAccess',
      label: t('users.columns.lastAccess'),
      width: 144,
      cell: user => <span className="numbers">{lastAccess(user)}</span>,
    },
    {
      id: 'secondFactor',
      label: t('users.columns.secondFactor'),
      width: 120,
      cell: user => (user.state === 'INVITED' ? '' : secondFactorOf(user)),
    },
    {
      id: 'permissions',
      label: t('users.columns.permissions'),
      width: 96,
      align: 'end',
      cell: ({ role, permissions }) => (
        <span className="numbers">
          {role === 'TENANT_ADMIN' ? t('users.everything') : permissions.length}
        </span>
      ),
    },
  ]
  return (
    <div
      className={styles.table}
      style={{
        ['--rows' as string]: `${users.length * rowHeight + headHeight}px`,
        ['--cards' as string]: `${users.length * cardHeight}px`,
      }}
    >
      <DataTable
        label={t('users.list')}
        rowCount={users.length}
        rowAt={index => users[index]}
        columns={columns}
        rowHeight={rowHeight}
        cardHeight={cardHeight}
        card={user => (
          <div className={styles.card}>
            {person(user)}
            <span className={styles.facts}>
              <StateBadge state={user.state} />
              <span>{roleOf(user)}</span>
              {user.state !== 'INVITED' && (
                <span>
                  {t('users.columns.secondFactor')}: {secondFactorOf(user)}
                </span>
              )}
              {user.lastAccess && (
                <span className="numbers">
                  {t('users.columns.lastAccess')}: {lastAccess(user)}
                </span>
              )}
            </span>
          </div>
        )}
        onOpen={onOpen}
        texts={{ selectAll: '', select: () => '', resize: () => '' }}
      />
    </div>
  )
}
