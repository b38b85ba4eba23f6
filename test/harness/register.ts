import { randomBytes } from 'node:crypto'
import type { App } from '#server/app.ts'
import { testPassword } from './factories.ts'
import { aMuseumData } from './museum-data.ts'

/** A museum that registers over HTTP and waits for its mailed link to be followed. */
export async function register(
  { http }: App,
  { museum = `Museo ${randomBytes(5).toString('hex')}` }: { readonly museum?: string } = {},
): Promise<{ readonly museum: string; readonly email: string }> {
  const email = `ada-${randomBytes(5).toString('hex')}@valle.museum`
  const documentId = async (kind: string) =>
    (await http.inject(`/api/v1/public/static/terms/${kind}?type=trial`)).json().id
  const answer = await http.inject({
    method: 'POST',
    url: '/api/v1/public/tenant',
    payload: {
      museum: aMuseumData(museum),
      administrator: { firstName: 'Ada', lastName: 'Neri', email, password: testPassword, language: 'en' },
      acceptedTcId: await documentId('tc'),
      acceptedPrivacyPolicyId: await documentId('privacy-policy'),
    },
    // Somebody else every time: what one address may do in an hour is limited.
    remoteAddress: `10.2.${[...randomBytes(2)].join('.')}`,
  })
  if (answer.statusCode !== 204) throw new Error(`could not register: ${answer.body}`)
  return { museum, email }
}
