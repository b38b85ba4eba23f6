import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, makePerson, signIn, testPassword, tokenForm } from '../harness/factories.ts'

const app = useTestApp({ environment: { MAINTENANCE_MODE: 'true' } })

test('under maintenance only operators can sign in, and the answer says why [P-E03] [P-S09]', async () => {
  const { email } = await makePerson(app(), { museum: await makeMuseum(app()) })
  const answer = await app().http.inject(
    tokenForm({ grant_type: 'password', username: email, password: testPassword }),
  )
  expect(answer.statusCode).toBe(503)
  expect(answer.json().message).toBe(
    'We are improving Vitrine for you. Please, come back later to see what we have done.',
  )
})

test('under maintenance operators go on working, everybody else is told 503 [P-E03]', async () => {
  const operator = await makePerson(app(), { operator: true })
  const { access_token } = await signIn(app(), operator.email, testPassword, operator.code)
  expect(
    (await app().http.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${access_token}` } }))
      .statusCode,
  ).toBe(200)
  const reset = await app().http.inject({
    method: 'POST',
    url: '/api/v1/users/reset-password',
    payload: { email: operator.email },
  })
  expect(reset.statusCode).toBe(503)
})

test('under maintenance configuration, texts and health stay open [P-E07]', async () => {
  expect((await app().http.inject({ url: '/api/v1/config' })).json().MAINTENANCE_MODE).toBe(true)
  expect((await app().http.inject({ url: '/api/locales/it' })).statusCode).toBe(200)
  expect((await app().http.inject({ url: '/health' })).statusCode).toBe(200)
})
