import { parseArgs } from 'node:util'
import { email as emailProblem, required } from '#model/validation/validators.ts'
import { accountByEmail, hashPassword, insertAccount, makeToken } from '../access/index.ts'
import { joinInstallationDatabase } from '../installation-database.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { CommandError, failToStart } from '../start-up-error.ts'

/** `npm run operator -- create <e-mail>`: makes a platform operator and prints a random first password, once. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [verb, email = ''] = positionals
  if (verb !== 'create' || required(email) || emailProblem(email)) {
    throw new CommandError('Usage: npm run operator -- create <e-mail>')
  }
  const config = readConfig(process.env)
  const log = createLog('warn')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await joinInstallationDatabase(config, secret, log, 'the operator command')
  const database = openDatabase({ url: installation.appUrl, log, connections: 1 })
  try {
    const password = `${makeToken().slice(0, 20)}aA1`
    const passwordHash = await hashPassword(password)
    await database.asSystem('make an operator', async db => {
      if (await accountByEmail(db, email))
        throw new CommandError(`There is an account with the e-mail ${email} already.`)
      await insertAccount(db, {
        email,
        passwordHash,
        firstName: '',
        lastName: '',
        language: 'en',
        operator: true,
      })
    })
    process.stdout.write(
      `Operator ${email} can sign in with the password\n\n  ${password}\n\nIt is shown this once. Another one can be chosen by 'Forgot password?' on the login page.\n`,
    )
  } finally {
    await database.close()
    await installation.stop()
  }
}

run().catch(failToStart)
