import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MuseumUser, NamedRole } from '#model/api/museum-users.ts'
import { grantablePermissions } from '#model/permissions/codes.ts'
import { permissionPresets, presetPermissions } from '#model/permissions/presets.ts'
import { notices } from '../../platform/notices/notices.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { InviteDrawer } from './InviteDrawer.tsx'
import { RoleDrawer } from './RolesSection.tsx'
import { UserDrawer } from './UserDrawer.tsx'

const context = preparePages()

const asAdministrator = () => {
  const user = aUser([], { role: 'TENANT_ADMIN' })
  signInAs({ ...user, identities: user.identities.map(one => ({ ...one, role: 'TENANT_ADMIN' })) })
}

const user = (change: Partial<MuseumUser> = {}): MuseumUser => ({
  id: '20',
  userId: '30',
  firstName: 'Piotr',
  lastName: 'Nowak',
  email: 'piotr@demo.museum',
  avatar: null,
  role: 'USER',
  state: 'ACTIVE',
  permissions: [1],
  namedRole: null,
  lastAccess: null,
  secondFactor: false,
  signOn: false,
  ...change,
})

const none = () => undefined
const body = (call: string) => JSON.parse(context.network.to(call)[0]?.body ?? '{}')

const openDrawer = (of: MuseumUser, others: readonly MuseumUser[] = [], roles: readonly NamedRole[] = []) =>
  renderPage(
    <UserDrawer user={of} roles={roles} others={others} onChanged={none} onRemoved={none} onClose={none} />,
  )

const role = (change: Partial<NamedRole> = {}): NamedRole => ({
  id: '40',
  name: 'Volunteers',
  permissions: [1, 21],
  version: 3,
  members: 2,
  ...change,
})

test('Permissions are listed in words by module, without implied ones; a module can be ticked as a whole [P-P04] [P-P07]', async () => {
  asAdministrator()
  const changed = user({ permissions: [1, 91, 92, 93, 94, 95] })
  context.network.on('PUT /api/v1/identity/30/permissions', { json: changed })
  await openDrawer(user())
  const modules = screen.getAllByRole('group', { name: /./ }).map(group => group.getAttribute('aria-label'))
  expect(modules.filter(name => /Inventory audit|Loan out|Condition check/.test(name ?? ''))).toEqual([])
  expect(modules.slice(-3)).toEqual(['Events', 'Procedures', 'Rights management'])
  const catalogue = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of Catalogue' })
  expect(catalogue.indeterminate).toBe(true)
  const procedures = screen.getByRole('group', { name: 'Procedures' })
  await userEvent.click(within(procedures).getByRole('checkbox', { name: 'All of Procedures' }))
  expect(within(procedures).getByText('5 of 5')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toContain('users.rights.updated'))
  expect(body('PUT /api/v1/identity/30/permissions')).toEqual({
    role: 'USER',
    permissions: [1, 91, 92, 93, 94, 95],
    namedRole: null,
  })
})

test('Permissions start from a preset or from another user [P-P07]', async () => {
  asAdministrator()
  await openDrawer(user(), [user({ id: '21', userId: '31', firstName: 'Ewa', permissions: [21, 22] })])
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(box => box.checked && !box.getAttribute('aria-label')).length
  await userEvent.click(screen.getByRole('button', { name: 'Photographer' }))
  expect(ticked()).toBe(presetPermissions('photographer').size)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Copy from another user' }), 'Ewa Nowak')
  expect(ticked()).toBe(2)
})

test('A server refusal is shown in place [P-P10]', async () => {
  asAdministrator()
  const message = 'The museum needs at least one active administrator'
  context.network.on('DELETE /api/v1/identity/30', {
    status: 409,
    json: { status: 409, error: 'conflict', message },
  })
  await openDrawer(user({ role: 'TENANT_ADMIN' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the museum' }))
  expect(screen.getByText(/What they created stays, with their name/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('One is offered neither to suspend oneself nor to log in as oneself [P-P10] [P-P11]', async () => {
  asAdministrator()
  await openDrawer(user({ userId: '7', role: 'TENANT_ADMIN' }))
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign in as this user' })).toBeNull()
})

test('A person who is a user already is named at the e-mail [P-P06] [P-E04]', async () => {
  asAdministrator()
  const taken = 'This person is already a user of your museum'
  context.network.on('POST /api/v1/tenant/3/users', {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'm', fields: { email: taken } },
  })
  await renderPage(<InviteDrawer tenantId="3" roles={[role()]} users={[]} onInvited={none} onClose={none} />)
  const send = screen.getByRole('button', { name: 'Send invitation' })
  await userEvent.click(send)
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  await userEvent.type(screen.getByLabelText('First name'), 'Ewa')
  await userEvent.type(screen.getByLabelText('Last name'), 'Nowak')
  await userEvent.type(screen.getByLabelText('E-mail'), 'ewa@demo.museum')
  await userEvent.click(send)
  expect(await screen.findByText(taken)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  expect(body('POST /api/v1/tenant/3/users')).toMatchObject({
    email: 'ewa@demo.museum',
    role: 'USER',
    language: 'en',
    permissions: [...presetPermissions('reader')],
    namedRole: null,
  })
})

test('Every preset ticks permissions that can be granted, reading first [P-P04]', () => {
  const known = new Set(grantablePermissions.map(({ id }) => id))
  for (const preset of permissionPresets) {
    const ids = presetPermissions(preset)
    expect([...ids].filter(id => !known.has(id))).toEqual([])
    expect(ids.has(1)).toBe(true)
  }
})

test('A user gets a custom role, whose permissions are shown and not ticked one by one, or individual rights [P-P07]', async () => {
  asAdministrator()
  context.network.on('PUT /api/v1/identity/30/permissions', {
    json: user({ permissions: [1, 21], namedRole: { id: '40', name: 'Volunteers' } }),
  })
  await openDrawer(user({ permissions: [1] }), [], [role()])
  const choice = screen.getByRole('combobox', { name: 'Custom role' })
  const catalogue = () => screen.getByRole<HTMLFieldSetElement>('group', { name: 'Catalogue' })
  expect(catalogue().disabled).toBe(false)
  await userEvent.selectOptions(choice, 'Volunteers')
  expect(catalogue().disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Photographer' })).toBeNull()
  await userEvent.selectOptions(choice, 'Individual permissions')
  expect(catalogue().disabled).toBe(false)
  await userEvent.selectOptions(choice, 'Volunteers')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(body('PUT /api/v1/identity/30/permissions')).toEqual({
      role: 'USER',
      permissions: [1, 21],
      namedRole: '40',
    }),
  )
})

const openRole = (of: NamedRole | undefined, others: readonly NamedRole[] = []) =>
  renderPage(<RoleDrawer tenantId="3" role={of} others={others} onChanged={none} onClose={none} />)

test('A custom role is named and given permissions; a name in use is refused at its field [P-P07]', async () => {
  asAdministrator()
  context.network.on('POST /api/v1/tenant/3/roles', {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'm', fields: { name: 'This name is already in use' } },
  })
  await openRole(undefined)
  await userEvent.type(screen.getByLabelText('Name of the role'), ' Volunteers ')
  await userEvent.click(screen.getByRole('button', { name: 'Photographer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This name is already in use')).toBeTruthy()
  expect(body('POST /api/v1/tenant/3/roles')).toEqual({
    name: 'Volunteers',
    permissions: [...presetPermissions('photographer')],
  })
})

test('A role that someone else has changed keeps what was typed, and says so [P-P07]', async () => {
  asAdministrator()
  const message = 'Someone else has changed this role.'
  context.network.on('PUT /api/v1/tenant/3/roles/40', {
    status: 409,
    json: { status: 409, error: 'conflict', message },
  })
  await openRole(role())
  expect(screen.getByText('Changes apply at once to the 2 users with this role.')).toBeTruthy()
  const name = screen.getByLabelText<HTMLInputElement>('Name of the role')
  await userEvent.type(name, ' 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(name.value).toBe('Volunteers 2027')
  expect(body('PUT /api/v1/tenant/3/roles/40')).toEqual({
    name: 'Volunteers 2027',
    permissions: [1, 21],
    version: 3,
  })
})

test('Deleting a role in use asks what its users get instead [P-P07]', async () => {
  asAdministrator()
  context.network.on('DELETE /api/v1/tenant/3/roles/40?instead=41', { status: 204 })
  await openRole(role(), [role({ id: '41', name: 'Interns' })])
  await userEvent.click(screen.getByRole('button', { name: 'Delete role' }))
  expect(screen.getByText('2 users have this role. Choose what applies instead.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Instead of this role' }), 'Interns')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toContain('users.roles.delete.done'))
})
