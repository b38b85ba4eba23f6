import { parseArgs } from 'node:util'
import { email as emailProblem, firstProblem, maxLength, required } from '#model/validation/validators.ts'
import {
  accountByEmail,
  deletePasskeys,
  deleteSecondFactor,
  hashPassword,
  insertAccount,
  makeToken,
  membershipsOf,
  recordForPerson,
  stopDemandingSignOn,
} from '../access/index.ts'
import { recordAudit } from '../audit/index.ts'
import { joinInstallationDatabase } from '../installation-database.ts'
import { readConfig } from '../platform/config.ts'
import { type Database, enterMuseum, enterPerson, openDatabase } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { CommandError, failToStart } from '../start-up-error.ts'

/** Makes a platform operator. @returns the message to print: a random first password, shown only once. */
async function create(database: Database, email: string, firstName = '', lastName = ''): Promise<string> {
  const password = `${makeToken().slice(0, 20)}aA1`
  const passwordHash = await hashPassword(password)
  await database.asSystem('make an operator', async db => {
    if (await accountByEmail(db, email))
      throw new CommandError(`There is an account with the e-mail ${email} already.`)
    await insertAccount(db, {
      email,
      passwordHash,
      firstName,
      lastName,
      language: 'en',
      operator: true,
    })
  })
  return `Operator ${email} can sign in with the password\n\n  ${password}\n\nIt is shown this once. Another one can be chosen by 'Forgot password?' on the login page.
The first sign-in asks for a second factor to be set up: an authenticator app or a passkey. More operators are invited in the console.\n`
}

/**
 * Lets someone who lost device and recovery codes sign in by password alone again. An account may belong to several museums, so this is for
 * operators only; they make sure that it is the person who asks. Passkeys go as well: with one left, the password alone would not let them set up
 * another second factor.
 */
async function resetSecondFactor(database: Database, email: string): Promise<string> {
  await database.asSystem('reset a second factor', async db => {
    const account = await accountByEmail(db, email)
    if (!account) throw new CommandError(`There is no account with the e-mail ${email}.`)
    const hadPasskeys = await deletePasskeys(db, account.id)
    if (!(await deleteSecondFactor(db, account.id)) && !hadPasskeys)
      throw new CommandError(`The account ${email} has no second factor.`)
    const details = {
      person: { accountId: account.id, name: `${account.firstName} ${account.lastName}`.trim(), email },
    }
    await recordForPerson(db, account.id, { accountId: null }, 'secondFactorOff', new Date(), details)
  })
  return `${email} can sign in by password alone again. Tell the person, and let them set up a second factor anew.\n`
}

/**
 * Lets people enter with passwords again where an administrator of a museum demanded its own sign-in service and that is gone. Operators make
 * sure that it is an administrator who asks.
 */
async function liftSignOn(database: Database, email: string): Promise<string> {
  const lifted = await database.asSystem('lift the demand of single sign-on', async db => {
    const account = await accountByEmail(db, email)
    if (!account) throw new CommandError(`There is no account with the e-mail ${email}.`)
    await enterPerson(db, account.id)
    const memberships = await membershipsOf(db, account.id, new Date())
    const demanding = memberships.filter(
      one => one.role === 'TENANT_ADMIN' && one.demandsSignOn && one.copyOf === null,
    )
    for (const { tenantId } of demanding) {
      await stopDemandingSignOn(db, tenantId)
      const museum = await enterMuseum(db, tenantId)
      await recordAudit(museum, { accountId: null }, 'securityChanged', new Date(), { signOn: false })
    }
    return demanding.map(({ museum }) => museum)
  })
  if (lifted.length === 0)
    throw new CommandError(`${email} is an administrator of no museum that demands single sign-on.`)
  return `Passwords open ${lifted.join(', ')} again.\n`
}

interface Verb {
  /** Names that may follow the e-mail address. */
  readonly names: readonly string[]
  readonly work: (database: Database, email: string, ...names: string[]) => Promise<string>
}

const verbs: ReadonlyMap<string, Verb> = new Map([
  ['create', { names: ['first name', 'last name'], work: create }],
  ['reset-second-factor', { names: [], work: resetSecondFactor }],
  ['lift-sign-on', { names: [], work: liftSignOn }],
])

const callOf = ([verb, { names }]: readonly [string, Verb]): string =>
  ['npm run operator --', verb, '<e-mail>', ...names.map(name => `[${name}]`)].join(' ')

const usage = `Usage: ${[...verbs].map(callOf).join('\n       ')}`

const badName = maxLength(150)

/** `npm run operator -- <verb> <e-mail>`: what only who runs the platform may do, also while it runs. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name = '', email = '', ...names] = positionals
  const verb = verbs.get(name)
  if (!verb || firstProblem(email, [required, emailProblem])) throw new CommandError(usage)
  if (names.length > verb.names.length || names.some(badName)) throw new CommandError(usage)
  const config = readConfig(process.env)
  const log = createLog('warn')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await joinInstallationDatabase(config, secret, log, 'the operator command')
  const database = openDatabase({ url: installation.appUrl, log, connections: 1 })
  try {
    process.stdout.write(await verb.work(database, email, ...names.map(part => part.trim())))
  } finally {
    await database.close()
    await installation.stop()
  }
}

run().catch(failToStart)
