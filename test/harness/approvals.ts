import { expect, vi } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { listApprovals, myApprovals, readApproval } from '#model/api/procedures/approvals.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { startMailServer } from '../server/mail-server.ts'
import type { TestApp } from './app.ts'
import type { PersonGiven, TestMuseum } from './factories.ts'
import { type Method, registrar } from './registrar.ts'

export type Listed = OutputOf<typeof listApprovals>
export type Read = OutputOf<typeof readApproval>

/** Members of a museum who ask for approval and answer, and people outside, who answer by the link in their mail. */
export function approvalDesk(
  app: () => TestApp,
  mails: Pick<Awaited<ReturnType<typeof startMailServer>>, 'received'>,
) {
  async function member(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
    const person = await registrar(app, museum, given)
    const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
      person.ask<T>(method, `/procedures${url}`, payload)
    const listed = async (id: string) => (await call<Listed>('GET', `/${id}/approvals`)).body.result
    const unmet = async (id: string) =>
      (await call('GET', `/${id}`)).body.moves.find(({ step }) => step === 'approved')?.unmet ?? []
    /** Answers the last request to this person, about what is there now. */
    const answer = async (id: string, agrees: boolean, words = '') => {
      const own = (await listed(id)).findLast(({ isMine }) => isMine)
      return call<Listed>('POST', `/${id}/approvals/${own?.id}/answer`, {
        agrees,
        words,
        mark: own?.mark ?? '',
      })
    }
    const mine = async () =>
      (await person.ask<OutputOf<typeof myApprovals>>('GET', '/my-approvals')).body.result
    return { ...person, call, listed, unmet, mine, answer }
  }

  /** An acquisition that two people have to agree to. */
  async function acquisition(anna: Awaited<ReturnType<typeof member>>) {
    const { id } = (
      await anna.call('POST', '', {
        type: 'ACQUISITION',
        title: 'Two coins',
        values: { proposal: 'They fill a gap', policy: 'Coins before 1800' },
      })
    ).body
    await anna.call('PUT', `/${id}/status`, { step: 'examined', reason: 'It is so' })
    return id
  }

  const outside = async <T>(method: Method, token: string, payload?: object) => {
    const answer = await app().http.inject({
      method,
      url: `/api/v1/public/approvals/${token}`,
      headers: { 'accept-language': 'en' },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() as T }
  }

  /** Answers by a link, about what is read there now. */
  const answerLink = async (token: string, agrees: boolean, words = '') => {
    const { mark } = (await outside<Read>('GET', token)).body
    return outside<{ message: string }>('POST', token, { agrees, words, mark })
  }

  /** The secret in a mail to an address: the first one, if not said otherwise. */
  const tokenFor = (address: string, nth = 1): Promise<string> =>
    vi.waitFor(
      () => {
        const tokens = mails.received.flatMap(({ recipients, text }) =>
          recipients.includes(address) ? (/approve\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? []) : [],
        )
        const token = tokens[nth - 1]
        expect(token).toBeDefined()
        return token ?? ''
      },
      { timeout: 15_000 },
    )

  return { member, acquisition, outside, answerLink, tokenFor }
}
