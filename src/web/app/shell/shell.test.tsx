import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Can } from '../../platform/access/Can.tsx'
import { plainKeysStore, usePageActions } from '../../platform/actions/page-actions.ts'
import { session } from '../../platform/client.ts'
import { openDialog, showNotFound } from '../../platform/dialogs/dialogs.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { lastOpened } from '../../platform/last-opened.ts'
import { notices } from '../../platform/notices/notices.ts'
import { useStore } from '../../platform/store.ts'
import { aConfiguration, aMuseum, aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import Dialogs from '../Dialogs.tsx'
import { KeySheet } from './KeySheet.tsx'
import { LoggedAsBand } from './LoggedAsBand.tsx'
import { MainMenu } from './MainMenu.tsx'
import { Notifications } from './Notifications.tsx'
import Palette from './Palette.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { RightsButton } from './RightsButton.tsx'
import { StateBanners } from './StateBanners.tsx'
import { TrialBand } from './TrialBand.tsx'
import { usePalette } from './use-palette.tsx'

// Without a layout engine floating parts count as hidden: they are looked for all the same.
const context = preparePages()

function AnyDialog() {
  const request = useStore(openDialog)
  return request ? <Dialogs request={request} /> : null
}

describe('The rights button', () => {
  test('looks disabled and explains itself without the permission; nothing is called [P-S04]', async () => {
    signInAs(aUser())
    await renderPage(<RightsButton />)
    const button = screen.getByRole('button', { name: 'Rights' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(context.network.sent).toEqual([])
    await userEvent.hover(button)
    expect(await screen.findByText(/You do not have permission/)).toBeTruthy()
  })

  test('opens the address the server gives in a new tab [P-S04] [P-E12]', async () => {
    signInAs(aUser(['rightly_application']))
    context.network.on('GET /public/v1/rightly/login', { json: { url: 'https://rights.example/' } })
    const tab = { location: { href: '' }, opener: window, close: vi.fn() }
    vi.stubGlobal('open', () => tab)
    await renderPage(<RightsButton />)
    await userEvent.click(screen.getByRole('button', { name: 'Rights' }))
    await waitFor(() => expect(tab.location.href).toBe('https://rights.example/'))
    expect(tab.opener).toBeNull()
  })

  test('Without an address an error dialog opens [P-S04]', async () => {
    signInAs(aUser(['rightly_application']))
    context.network.on('GET /public/v1/rightly/login', { json: { url: null } })
    vi.stubGlobal('open', () => null)
    await renderPage(
      <>
        <RightsButton />
        <AnyDialog />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Rights' }))
    expect(
      await screen.findByRole('dialog', { name: 'The rights application cannot be opened' }),
    ).toBeTruthy()
  })
})

test('The not-found dialog says so and closes by its button and by Escape [P-S14]', async () => {
  await renderPage(<AnyDialog />)
  showNotFound()
  const dialog = await screen.findByRole('dialog', { name: 'Sorry...' })
  expect(dialog.textContent).toContain('Sorry, we could not find that item')
  await userEvent.click(screen.getByRole('button', { name: 'Ok, got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  showNotFound()
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(openDialog.get()).toBeUndefined())
})

describe('Bands and banners', () => {
  test('The band of an administrator signed in as another user: names, e-mail, sign-out [P-S12]', async () => {
    signInAs(aUser(), { loggedAs: true })
    await renderPage(<LoggedAsBand />)
    expect(screen.getByText('Logged as Anna Kowalska (anna@demo.museum)')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  })

  test('Without impersonation there is no band [P-S12]', async () => {
    signInAs(aUser())
    await renderPage(<LoggedAsBand />)
    expect(screen.queryByText(/Logged as/)).toBeNull()
  })

  test('An expired account is asked to buy a subscription, and gets no trial notice [P-S10] [P-S11]', async () => {
    signInAs(aUser([], { licenceActive: false }))
    context.network.on('GET /api/v1/tenant/3', { json: aMuseum('TRIAL') })
    await renderPage(<StateBanners />)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your account got expired. If you want to proceed with Vitrine you should buy a paid subscription.',
    )
    expect(screen.queryByText(/trial version of/)).toBeNull()
  })

  test('A trial shows its notice until it is put away, and the diagonal band [P-S11]', async () => {
    signInAs(aUser())
    context.network.on('GET /api/v1/tenant/3', { json: aMuseum('TRIAL') })
    await renderPage(
      <>
        <StateBanners />
        <TrialBand />
      </>,
    )
    expect(await screen.findByText(/ends on 31\/12\/2026/)).toBeTruthy()
    expect(screen.getByText('trial version')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Hide this notice/ }))
    expect(screen.queryByText(/ends on/)).toBeNull()
    expect(screen.getByText('trial version')).toBeTruthy()
  })

  test('A paid licence shows neither [P-S11]', async () => {
    signInAs(aUser())
    context.network.on('GET /api/v1/tenant/3', { json: aMuseum('PAID') })
    await renderPage(
      <>
        <StateBanners />
        <TrialBand />
      </>,
    )
    await waitFor(() => expect(context.network.to('GET /api/v1/tenant/3')).toHaveLength(1))
    expect(screen.queryByText(/trial/)).toBeNull()
  })
})

describe('Permissions', () => {
  test('Parts without permission are not there [P-S17] [P-P01]', async () => {
    signInAs(aUser(['damRead']))
    await renderPage(
      <>
        <Can permissions={['damRead', 'damDelete']}>some</Can>
        <Can permissions={['damRead', 'damDelete']} mode="every">
          every
        </Can>
        <Can roles={['TENANT_ADMIN']}>admins</Can>
      </>,
    )
    expect(screen.queryByText(/some/)).toBeTruthy()
    expect(screen.queryByText(/every|admins/)).toBeNull()
  })

  test('The menu has home, and the parts of later only when they are built [P-S03]', async () => {
    signInAs(aUser(['catalogueRead', 'inventory-audit-read']))
    const { router } = await renderPage(<MainMenu onSearch={() => undefined} />)
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toEqual(['/app', '/app', '/app/catalogue', '/app/procedures', '/app/calendar'])
    const procedures = screen.getByRole('link', { name: 'Procedures' })
    expect(procedures.getAttribute('aria-current')).toBeNull()
    act(() => void router.history.push('/app/condition-reports/7'))
    await waitFor(() => expect(procedures.getAttribute('aria-current')).toBe('true'))
  })
})

describe('Menus', () => {
  test('The profile menu leads to the profile and out [P-S05]', async () => {
    signInAs(aUser())
    const { router } = await renderPage(<ProfileMenu />)
    await userEvent.click(screen.getByRole('button', { name: 'Profile menu of Anna Kowalska' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout', hidden: true }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'))
  })

  test('Who belongs to several museums can change over; the museum is remembered by the server [P-S05]', async () => {
    const user = aUser()
    const [first] = user.identities
    if (!first) throw new Error('no identity')
    signInAs({ ...user, identities: [first, { ...first, tenantId: '4', id: '12', museum: 'Stadtmuseum' }] })
    context.network.on('PUT /api/v1/me/museum', { status: 204 })
    context.network.on('GET /api/v1/me', { json: user })
    await renderPage(<ProfileMenu />)
    await userEvent.click(screen.getByRole('button', { name: /Profile menu/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Stadtmuseum', hidden: true }))
    await waitFor(() => expect(context.network.to('PUT /api/v1/me/museum')[0]?.body).toBe('{"tenantId":"4"}'))
  })

  test('Notifications keep the messages of the session and count the unread, but not what one did oneself [P-S15]', async () => {
    signInAs(aUser())
    notices.clear()
    notices.add('error', 'common.unreachable')
    notices.add('success', 'profile.namesSaved')
    notices.add('info', 'searches.editor.saved', {}, { label: 'searches.editor.undo', run: () => undefined })
    await renderPage(<Notifications />)
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }))
    expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy()
    expect(screen.getByText('Your name has been saved')).toBeTruthy()
    const added = notices
      .get()
      .filter(({ text }) => text.startsWith('common.unr') || text.startsWith('profile.names'))
    expect(added.map(({ read }) => read)).toEqual([true, true])
  })

  test('The palette finds by any word, runs with Enter, and leads to the search when nothing fits [P-S15]', async () => {
    signInAs(aUser(['catalogueRead']))
    const close = vi.fn()
    const { router } = await renderPage(<Palette onClose={close} />)
    const input = await screen.findByRole('combobox')
    await userEvent.type(input, 'zzz')
    expect(screen.getByText('Search everywhere for “zzz”')).toBeTruthy()
    await userEvent.clear(input)
    await userEvent.type(input, 'prof{Enter}')
    expect(close).toHaveBeenCalledOnce()
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/profile'))
  })

  test('The palette offers what the page can do and the pages opened last, and all settings [F-W08]', async () => {
    signInAs(aUser(['catalogueRead']))
    const run = vi.fn()
    lastOpened.forget()
    lastOpened.keep('3', { path: '/app/catalogue/7', title: 'Amphora', number: 'A 7' })
    const Page = () => {
      usePageActions('Record', [
        { id: 'move', label: 'Move …', run },
        { id: 'next', label: 'Next', keys: 'j', run, isKeyOnly: true },
      ])
      const [isShown, setShown] = useState(false)
      useEffect(() => setShown(true), [])
      return isShown && <Palette onClose={() => undefined} />
    }
    await renderPage(<Page />)
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names().slice(0, 2)).toEqual(['AmphoraA 7', 'Move …'])
    expect(names()).not.toContain('Next')
    expect(names()).toContain('Security')
    await userEvent.type(screen.getByRole('combobox'), 'move{Enter}')
    expect(run).toHaveBeenCalledOnce()
  })

  test('The palette knows what people do in a section of the settings, not only what it is called [F-W08]', async () => {
    const user = aUser()
    const identities = user.identities.map(identity => ({ ...identity, role: 'TENANT_ADMIN' as const }))
    signInAs({ ...user, role: 'TENANT_ADMIN', identities })
    await renderPage(<Palette onClose={() => undefined} />)
    const input = await screen.findByRole('combobox')
    await userEvent.type(input, 'invite')
    expect(screen.getByRole('option', { name: 'Users' })).toBeTruthy()
    await userEvent.clear(input)
    await userEvent.type(input, 'passkey')
    expect(screen.getByRole('option', { name: 'Security' })).toBeTruthy()
  })

  test('The overview shows the keys of the page and turns plain ones off [F-W08]', async () => {
    signInAs(aUser())
    const Page = () => {
      usePageActions('Record', [{ id: 'edit', label: 'Edit', keys: 'e', run: () => undefined }])
      const [isShown, setShown] = useState(false)
      useEffect(() => setShown(true), [])
      return isShown && <KeySheet onClose={() => undefined} />
    }
    await renderPage(<Page />)
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(sheet).getByText('Edit').parentElement?.textContent).toBe('Edite')
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Shortcuts without Ctrl' }))
    expect(plainKeysStore.get()).toBe(false)
    plainKeysStore.set(() => undefined)
  })

  test('Text typed right after Ctrl K goes into the palette only [P-S15]', async () => {
    signInAs(aUser())
    const Page = () => {
      const { palette } = usePalette()
      return (
        <>
          <button type="button">Delete</button>
          <input aria-label="Title" />
          {palette}
        </>
      )
    }
    await renderPage(<Page />)
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    title.focus()
    // Nothing waits here for the palette: its code has never been loaded.
    for (const [key, ctrlKey] of [['k', true], ['p'], ['r'], ['x'], ['Backspace'], ['o']] as const)
      fireEvent.keyDown(title, { key, ctrlKey })
    const isDone = fireEvent.keyDown(screen.getByRole('button', { name: 'Delete' }), { key: 'Enter' })
    expect(isDone).toBe(false)
    const input = await screen.findByRole<HTMLInputElement>('combobox')
    expect(input.value).toBe('pro')
    expect(document.activeElement).toBe(input)
    await userEvent.keyboard('f')
    expect(input.value).toBe('prof')
    expect(title.value).toBe('')
  })
})

describe('The language', () => {
  test('is stored with the person first, then shown [P-S16] [P-A05]', async () => {
    signInAs(aUser())
    context.network.on('PUT /api/v1/me/lang', { status: 204 })
    await changeLanguage('de')
    expect(context.network.sent[0]?.address).toBe('/api/v1/me/lang?lang=de')
    expect(i18n.language).toBe('de')
    expect(session.get().currentUser?.language).toBe('de')
  })

  test('stays as it was when it cannot be stored, and a message says so [P-E05]', async () => {
    signInAs(aUser())
    context.network.on('PUT /api/v1/me/lang', { status: 500, json: {} })
    await changeLanguage('de')
    expect(i18n.language).toBe('en')
    expect(notices.get()[0]).toMatchObject({ kind: 'error', text: 'common.somethingWentWrong' })
  })

  test('stays as it was when its texts cannot be had, and a second press tries again [P-E05] [P-S16]', async () => {
    signInAs(aUser())
    context.network.on('PUT /api/v1/me/lang', { status: 204 })
    const texts: unknown = i18n.getResourceBundle('de', 'translation')
    i18n.removeResourceBundle('de', 'translation')
    await changeLanguage('de')
    expect(i18n.language).toBe('en')
    expect(localStorage.getItem('i18nextLng')).not.toBe('de')
    expect(context.network.sent).toEqual([])
    expect(notices.get()[0]).toMatchObject({ kind: 'error', text: 'common.unreachable' })
    i18n.addResourceBundle('de', 'translation', texts)
    await changeLanguage('de')
    expect(i18n.language).toBe('de')
  })

  test('needs no server while nobody is signed in [P-S16]', async () => {
    session.set(state => ({ ...state, configuration: aConfiguration() }))
    await changeLanguage('pl')
    expect(i18n.language).toBe('pl')
    expect(context.network.sent).toEqual([])
  })
})
