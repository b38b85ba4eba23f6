import type { InputOf } from '#model/api/endpoint.ts'
import type { askApproval } from '#model/api/procedures/approvals.ts'
import { displayName } from '#model/display-name.ts'
import { comparableEmail } from '#model/email.ts'
import type { Language } from '#model/languages.ts'
import type { Problem } from '#model/validation/validators.ts'
import { accountByEmail } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { Found } from '../permitted.ts'
import { membershipHere, readerOf } from '../readers.ts'

/** Someone who is asked; without an account: someone outside the museum. */
export interface PersonAsked {
  readonly accountId: string | null
  readonly name: string
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

/**
 * Returns those who are asked to agree to a step of a procedure. An address that is a member's means that member.
 * @param options `language`: of mails to people outside
 * @throws {CodedError} `invalid_input` where it is nobody, the asker, somebody named twice, or a member who may not read the procedure.
 */
export async function peopleAsked(
  tx: TenantTransaction,
  { declaration }: Found,
  actor: MuseumActor,
  { accounts = [], people = [] }: Pick<InputOf<typeof askApproval>['body'], 'accounts' | 'people'>,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<readonly PersonAsked[]> {
  const asked: PersonAsked[] = []
  const wrong: Record<string, Problem> = {}
  const add = (field: string, person: PersonAsked) => {
    // An administrator who works as somebody else asks for both.
    const isAsker = person.accountId === actor.accountId || person.accountId === actor.impersonatorId
    const isNamed = asked.some(({ email }) => comparableEmail(email) === comparableEmail(person.email))
    if (isAsker && person.accountId !== null) wrong[field] = { key: 'askedSelf' }
    else if (isNamed) wrong[field] = { key: 'askedTwice' }
    else asked.push(person)
  }
  const addMember = async (field: string, accountId: string) => {
    const account = await readerOf(tx, declaration, accountId, now)
    if (!account) wrong[field] = { key: 'mayNotRead' }
    else add(field, { ...account, accountId, name: displayName(account) })
  }
  for (const id of new Set(accounts)) await addMember('accounts', id)
  for (const [at, { name, email }] of people.entries()) {
    const field = `people.${at}.email`
    const account = await accountByEmail(tx.db, email)
    if (account && (await membershipHere(tx, account.id, now))) await addMember(field, account.id)
    else add(field, { accountId: null, name, email: email.trim(), firstName: '', language })
  }
  if (accounts.length + people.length === 0) wrong.accounts = { key: 'required' }
  if (Object.keys(wrong).length > 0) throw new CodedError('invalid_input', { fields: wrong })
  return asked
}
