import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { DemandsSection } from './DemandsSection.tsx'

const context = preparePages()

const path = '/api/v1/tenant/3/security'

const show = async (withoutSecondFactor: { users: number; self: boolean }) => {
  const user = aUser([], { role: 'TENANT_ADMIN' })
  signInAs({ ...user, identities: user.identities.map(one => ({ ...one, role: 'TENANT_ADMIN' })) })
  context.network.on(`GET ${path}`, {
    json: { secondFactor: false, signOn: false, signOnObstacle: 'noService', withoutSecondFactor },
  })
  context.network.on(`PUT ${path}`, { status: 204 })
  context.network.on('GET /api/v1/me', { json: user })
  await renderPage(<DemandsSection />)
  await userEvent.click(await screen.findByRole('switch', { name: /^Require a second factor/ }))
  return screen.findByRole('dialog')
}

test('Demanding a second factor says first that it takes effect at once, and on whom [F-T18]', async () => {
  const dialog = await show({ users: 3, self: true })
  expect(dialog.textContent).toContain('This takes effect at once')
  expect(dialog.textContent).toContain('3 people in your museum do not have one yet.')
  expect(dialog.textContent).toContain('This includes you')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(context.network.to(`PUT ${path}`)).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Require a second factor/ }).checked).toBe(
    false,
  )
})

test('A second factor that all have is demanded once it is confirmed [F-T18]', async () => {
  const dialog = await show({ users: 0, self: false })
  expect(dialog.textContent).toContain('Everyone in your museum already has one.')
  expect(dialog.textContent).not.toContain('This includes you')
  await userEvent.click(screen.getByRole('button', { name: 'Require now' }))
  await waitFor(() => expect(context.network.to(`PUT ${path}`)).toHaveLength(1))
  expect(JSON.parse(context.network.to(`PUT ${path}`)[0]?.body ?? '')).toEqual({
    secondFactor: true,
    signOn: false,
  })
})
