import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeRole,
  createRole,
  deleteRole,
  individualRights,
  type NamedRole,
  roleNameLength,
} from '#model/api/museum-users.ts'
import { firstProblem, maxLength, required } from '#model/validation/validators.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { useExplainedAction } from '../../platform/request/use-action.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Section } from '../../profile/Section.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PermissionPicker, PresetButtons } from './RightsEditor.tsx'
import styles from './Roles.module.css'

interface RoleDrawerProps {
  readonly tenantId: string
  /** The role being edited; undefined for a new one. */
  readonly role: NamedRole | undefined
  /** Roles that its users can be given when it is deleted. */
  readonly others: readonly NamedRole[]
  readonly onChanged: () => void
  readonly onClose: () => void
}

const areSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every(id => other.has(id))

/** One custom role: name and permissions, and its deletion. */
export function RoleDrawer({ tenantId, role, others, onChanged, onClose }: RoleDrawerProps) {
  const { t } = useTranslation()
  /** The role as last opened or saved: changes apply to this version. */
  const [known, setKnown] = useState(role)
  const [name, setName] = useState(role?.name ?? '')
  const [permissions, setPermissions] = useState<ReadonlySet<number>>(() => new Set(role?.permissions))
  const [tried, setTried] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [instead, setInstead] = useState<string>(individualRights)
  const action = useExplainedAction()
  const dirty = name !== (known?.name ?? '') || !areSame(permissions, new Set(known?.permissions))
  useUnsavedGuard(dirty)

  const problem = firstProblem(name.trim(), [required, maxLength(roleNameLength)])
  const problemText =
    action.refused?.fields.name ??
    (problem && tried ? t(`validation.${problem.key}`, { ...problem.params }) : undefined)
  const general = action.refused && Object.keys(action.refused.fields).length === 0

  const close = async () => {
    // Escape closes the confirmation while it is open.
    if (deleting) return
    if (!dirty || (await askToLeave())) onClose()
  }
  const save = async () => {
    setTried(true)
    if (problem) return
    const content = { name: name.trim(), permissions: [...permissions] }
    if (!known) {
      const done = await action.run(async () => {
        await call(
          createRole,
          { params: { tenantId }, body: content },
          { notify: onSuccess('users.roles.created') },
        )
      })
      if (!done) return
      onChanged()
      return onClose()
    }
    await action.run(async () => {
      const changed = await call(
        changeRole,
        { params: { tenantId, roleId: known.id }, body: { ...content, version: known.version } },
        { notify: onSuccess('users.roles.updated') },
      )
      setKnown(changed)
      setName(changed.name)
      onChanged()
    })
  }
  const remove = async () => {
    if (!known) return
    const isRemoved = await action.run(() =>
      call(
        deleteRole,
        {
          params: { tenantId, roleId: known.id },
          query: known.members > 0 ? { instead } : {},
        },
        { notify: onSuccess('users.roles.delete.done') },
      ),
    )
    setDeleting(false)
    if (!isRemoved) return
    onChanged()
    onClose()
  }
  return (
    <Drawer
      title={known?.name ?? t('users.roles.create')}
      closeLabel={t('common.close')}
      size={620}
      onClose={() => void close()}
      actions={
        <>
          {known && (
            <Button look="subtle" onClick={() => setDeleting(true)}>
              <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('users.roles.delete.action')}
            </Button>
          )}
          <Button
            look="primary"
            aria-disabled={!dirty || undefined}
            busy={action.busy && dirty}
            onClick={() => dirty && void save()}
          >
            {t('users.rights.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {general && (
          <Banner kind="danger" role="alert" inset>
            {action.refused?.message}
          </Banner>
        )}
        <TextField
          label={t('users.roles.name')}
          aria-required
          autoComplete="off"
          data-autofocus
          value={name}
          problem={problemText}
          onChange={event => {
            setName(event.target.value)
            action.clear()
          }}
        />
        {known && known.members > 0 && (
          <p className={styles.note}>{t('users.roles.affects', { count: known.members })}</p>
        )}
        <PresetButtons onChoose={setPermissions} />
        <PermissionPicker value={permissions} onChange={setPermissions} />
      </div>
      {deleting && known && (
        <ConfirmDialog
          title={t('users.roles.delete.title', { name: known.name })}
          submit={t('users.roles.delete.submit')}
          busy={action.busy}
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        >
          {known.members === 0 ? (
            t('users.roles.delete.unused')
          ) : (
            <div className={styles.form}>
              <p>{t('users.roles.delete.used', { count: known.members })}</p>
              <SelectField
                label={t('users.roles.delete.instead')}
                value={instead}
                options={[
                  { value: individualRights, label: t('users.roles.delete.keep') },
                  ...others.map(other => ({ value: other.id, label: other.name })),
                ]}
                onChange={event => setInstead(event.target.value)}
              />
            </div>
          )}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}

interface RolesSectionProps {
  readonly tenantId: string
  readonly roles: readonly NamedRole[] | undefined
  readonly isError: boolean
  /** Reloads after a role was created, changed or deleted, or after a failure. */
  readonly refresh: () => void
}

/** The custom roles of the museum: named sets of permissions that can be assigned to users. */
export function RolesSection({ tenantId, roles, isError, refresh }: RolesSectionProps) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string>()
  const open = roles?.find(({ id }) => id === openId)
  return (
    <Section title={t('users.roles.title')} lead={t('users.roles.intro')}>
      {isError && !roles && <LoadFailed text={t('users.roles.failed')} retry={refresh} />}
      {!roles && !isError && <Skeleton width={40} />}
      {roles?.length === 0 && <p className={styles.none}>{t('users.roles.none')}</p>}
      {roles && roles.length > 0 && (
        <ul className={styles.list} aria-label={t('users.roles.list')}>
          {roles.map(({ id, name, members, permissions }) => (
            <li key={id}>
              <button type="button" className={styles.role} onClick={() => setOpenId(id)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>
                  <span>{t('users.roles.members', { count: members })}</span>
                  <span>{t('users.roles.granted', { count: permissions.length })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {roles && (
        <Button onClick={() => setOpenId('new')}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('users.roles.create')}
        </Button>
      )}
      {roles && (open || openId === 'new') && (
        <RoleDrawer
          key={openId}
          tenantId={tenantId}
          role={open}
          others={roles.filter(({ id }) => id !== openId)}
          onChanged={refresh}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Section>
  )
}
