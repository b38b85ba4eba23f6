import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { childEnvironment } from '../harness/child-environment.ts'
import type { PersonInput } from './seeds.ts'

export { expect } from '@playwright/test'

export const password = 'Herbarium2026'

export interface SeededPerson {
  readonly accountId: string
  readonly email: string
  readonly tenantId: string
  /** The museum. */
  readonly name: string
}

export interface Product {
  readonly address: string
  person(input?: PersonInput): Promise<SeededPerson>
  /** Somebody who operates the platform, with a code that is their second factor, once. */
  operator(): Promise<{ readonly accountId: string; readonly email: string; readonly code: string }>
  /** A museum that has registered and was not activated. */
  registration(): Promise<{ readonly museum: string; readonly email: string }>
  /** Waits for a mail and answers its text. */
  mail(to: string): Promise<string>
  endSessions(accountId: string): Promise<void>
  /** Lets the links that were mailed for a registration expire. */
  expireLinks(email: string): Promise<void>
  /** Gives a museum the terms every museum begins with. */
  starterTerms(tenantId: string): Promise<void>
  stop(): Promise<void>
}

const script = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** Starts a product of one's own; `environment` holds settings. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const child: ChildProcess = fork(script, {
    env: { ...childEnvironment, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let next = 0
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the product did not start (${code})`)))
    child.on('message', (message: { ready?: string; id?: number; result?: unknown; error?: string }) => {
      if (message.ready) resolve(message.ready)
      const call = message.id === undefined ? undefined : waiting.get(message.id)
      if (message.error) call?.reject(new Error(message.error))
      else call?.resolve(message.result)
    })
  })
  const seed = <T>(name: string, input: unknown): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = next++
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      child.send({ id, seed: name, input })
    })
  return {
    address,
    person: (input = {}) => seed('person', input),
    operator: () => seed('operator', {}),
    registration: () => seed('registration', {}),
    async mail(to) {
      for (let tries = 0; tries < 100; tries++) {
        const text = await seed<string | null>('mail', to)
        if (text !== null) return text
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      throw new Error(`no mail came for ${to}`)
    },
    endSessions: accountId => seed('endSessions', accountId),
    expireLinks: email => seed('expireLinks', email),
    starterTerms: tenantId => seed('starterTerms', tenantId),
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Journeys share one product a worker; each makes people and museums of its own. */
export const test = base.extend<{ app: Product }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures asked for
    async ({}, use) => {
      // Services that journeys sign in with answer on this machine.
      const product = await startProduct({ ALLOW_PRIVATE_ISSUERS: '1', ENABLE_ADV_SEARCH: '1' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  app: async ({ product }, use) => use(product),
  baseURL: async ({ product }, use) => use(product.address),
  locale: 'en-GB',
})

/** Signs in through the page, in English. */
export async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** What asks for a session by password, and by a code of the second factor where there is one. */
const passwordForm = (email: string, code?: string) => ({
  client_id: 'web',
  scope: 'read write',
  grant_type: 'password',
  username: email,
  password,
  ...(code !== undefined && { otp: code }),
})

/** Comes in as somebody who signed in a moment ago: for journeys that are about something else than signing in. */
export async function enter(page: Page, email: string, code?: string): Promise<void> {
  const form = passwordForm(email, code)
  const answer = await page.request.post('/oauth/token', { form })
  const { expires_in, jwt_token, ...token } = (await answer.json()) as Record<string, unknown> & {
    readonly expires_in: number
    readonly jwt_token: { readonly access_token: string; readonly expires_in: number }
  }
  const expiryOf = (seconds: number) => Date.now() + seconds * 1000
  const kept = {
    token: { ...token, expires_at: expiryOf(expires_in), logged_as: false },
    jwt_token: { access_token: jwt_token.access_token, expires_at: expiryOf(jwt_token.expires_in) },
  }
  await page.context().addCookies(
    Object.entries(kept).map(([name, value]) => ({
      name,
      value: encodeURIComponent(JSON.stringify(value)),
      url: new URL(answer.url()).origin,
      sameSite: 'Strict' as const,
    })),
  )
  await page.goto('/app')
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** Calls of the API as a person would make them, of the catalogue where nothing else is said. */
export async function apiOf({ address }: Product, email: string, root = '/api/v1/catalogue', code?: string) {
  const body = new URLSearchParams(passwordForm(email, code))
  const signedIn = await fetch(`${address}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${address}${root}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.status === 204 ? undefined : ((await answer.json()) as Record<string, unknown>)
  }
}
export type Api = Awaited<ReturnType<typeof apiOf>>

/** A card that nobody is editing, by the address of its type ('/persons/'); answers its id. */
export async function aCard(
  api: Api,
  path: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const made = await api('POST', path, { values })
  const id = String(made?.id)
  await api('DELETE', `${path}${id}/lock`, {})
  return id
}

/** No accessibility fault of WCAG 2.2 A and AA that a machine can find, and no sideways scrolling. */
export async function expectSound(page: Page): Promise<void> {
  // What is shown while its successor is fetched is paler, and told to be busy: it is looked at when it has settled.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const { violations } = await new AxeBuilder({ page })
    // Gathers what it found in the page itself: a page of its own for that takes twice the time, and is for frames of other origins alone.
    .setLegacyMode(true)
    // Only faults are read here: what it passed need not be described, element by element.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  await expectFits(page)
}

/** Nothing hangs over at the side. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Screens people work at, in CSS pixels. */
const screens = {
  'small phone': { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const

/** The same for a page as it stands, on one screen after the other; those between a phone and a desktop need only fit. */
export async function expectSoundOnScreens(
  page: Page,
  names: readonly (keyof typeof screens)[],
): Promise<void> {
  for (const name of names) {
    await page.setViewportSize(screens[name])
    await (name === 'phone' || name === 'desktop' ? expectSound(page) : expectFits(page))
  }
}
