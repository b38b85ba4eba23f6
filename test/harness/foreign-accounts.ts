import { randomUUID } from 'node:crypto'
import { exportAudit, listAudit, listAuditPeople } from '#model/api/audit.ts'
import { readAvatar, removeMuseumAvatar, setMuseumAvatar } from '#model/api/avatars.ts'
import { listAccepted, listOrders, readAccount, readOrderPdf } from '#model/api/licences.ts'
import {
  beginMuseumExport,
  listMuseumExports,
  readMuseumArchive,
  removeMuseumExport,
} from '#model/api/museum-exports.ts'
import { readMuseumSecurity, saveMuseumSecurity } from '#model/api/museum-security.ts'
import {
  changeRole,
  changeUserRights,
  changeUserState,
  createRole,
  deleteRole,
  inviteUser,
  inviteUserAgain,
  listRoles,
  listUsers,
  removeUser,
} from '#model/api/museum-users.ts'
import { markNewsRead, readOneNews } from '#model/api/news.ts'
import {
  closeSite,
  openSite,
  readFieldRules,
  readSite,
  readWithdrawn,
  saveFieldRule,
  saveSite,
} from '#model/api/open-collection.ts'
import {
  cancelMuseumDeletion,
  orderMuseumDeletion,
  readDeletionArchive,
  remakeDeletionArchive,
} from '#model/api/operator/deletions.ts'
import { addDocument, changeDocument, publishDocument } from '#model/api/operator/documents.ts'
import { retryJob } from '#model/api/operator/jobs.ts'
import { bringBackMuseum, listBackupMuseums, removeMuseumCopy } from '#model/api/operator/museum-copies.ts'
import {
  changeLicence,
  changeMuseumState,
  changeOrder,
  listMuseumOrders,
  loginAsAdministrator,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import { changeNews, deleteNews } from '#model/api/operator/news.ts'
import {
  inviteOperatorAgain,
  removeOperator,
  withdrawOperatorInvitation,
} from '#model/api/operator/operators.ts'
import { changePlan } from '#model/api/operator/plans.ts'
import { deleteRegistration, mailRegistrationAgain } from '#model/api/operator/registrations.ts'
import { leaveMyMuseum } from '#model/api/own-data.ts'
import { removePasskey } from '#model/api/passkeys.ts'
import { endMySession } from '#model/api/security.ts'
import {
  readSingleSignOn,
  releaseFromService,
  removeSingleSignOn,
  saveSingleSignOn,
  testSingleSignOn,
} from '#model/api/single-sign-on.ts'
import { changeMuseum, readMuseum } from '#model/api/tenant.ts'
import { loginAs } from '#model/api/users.ts'
import { languages } from '#model/languages.ts'
import '#server/museum-exports/index.ts'
import '#server/news/index.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, makePerson, signedIn, testPassword } from './factories.ts'
import { aMuseumData } from './museum-data.ts'

export type MakeParams = (app: TestApp) => Promise<Record<string, string>>

const foreignMuseum: MakeParams = async app => ({ tenantId: (await makeMuseum(app)).tenantId })

/** A user of another museum. */
const foreignUser: MakeParams = async app => {
  const museum = await makeMuseum(app)
  return { userId: (await makePerson(app, { museum })).accountId }
}

/** A session of somebody else. */
const foreignSession: MakeParams = async app => {
  const { accountId } = await signedIn(app, { museum: await makeMuseum(app) })
  return app.database.asSystem('test', db =>
    db.selectFrom('session').where('account_id', '=', accountId).select('id').executeTakeFirstOrThrow(),
  )
}

/** A role of another museum. */
const foreignRole: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const role = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('named_role')
      .values({ tenant_id: tenantId, name: 'Theirs', permissions: [] })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { tenantId, roleId: role.id }
}

/** A passkey of someone else. */
const foreignPasskey: MakeParams = async app => {
  const { accountId } = await makePerson(app, { museum: await makeMuseum(app) })
  return app.database.asSystem('test', db =>
    db
      .insertInto('passkey')
      .values({
        account_id: accountId,
        name: 'Key',
        credential_id: randomUUID(),
        public_key: Buffer.alloc(1),
        counter: '0',
        transports: [],
        backed_up: false,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** An archive of everything of another museum. */
const foreignExport: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('museum_export')
      .values({
        tenant_id: tenantId,
        account_id: '1',
        account_name: 'Somebody',
        language: 'en',
        originals: true,
        earlier: false,
        state: 'STOPPED',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { tenantId, id }
}

/** Published news that are for another museum alone. */
const foreignNews: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  return app.database.asSystem('test', async db => {
    const news = await db
      .insertInto('news')
      .values({
        texts: JSON.stringify({ en: { title: 'Theirs', body: '' } }),
        published_at: new Date(0),
        pinned: false,
        everywhere: false,
        roles: [],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('news_museum').values({ museum_id: tenantId, news_id: news.id }).execute()
    return news
  })
}

/** To operators no museum is another's: only what is made up is not found. */
const madeUp: MakeParams = async () => ({ id: '999999999999' })
const madeUpAccount: MakeParams = async () => ({ accountId: '999999999999' })

/** For calls around museums, their people and the platform: ids of things that exist, but in another museum. */
const siteCalls = [readSite, saveSite, openSite, closeSite, readFieldRules, readWithdrawn, saveFieldRule]

export const accountParams: Readonly<Record<string, MakeParams>> = {
  [readMuseumSecurity.name]: foreignMuseum,
  [saveMuseumSecurity.name]: foreignMuseum,
  ...Object.fromEntries(siteCalls.map(({ name }) => [name, foreignMuseum] satisfies [string, MakeParams])),
  [releaseFromService.name]: async app => ({ ...(await foreignMuseum(app)), ...(await foreignUser(app)) }),
  [readMuseum.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [changeMuseum.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [readAccount.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [listOrders.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [listAccepted.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  ...Object.fromEntries(
    [listAudit, listAuditPeople, exportAudit].map(
      ({ name }) =>
        [name, async app => ({ tenantId: (await makeMuseum(app)).tenantId })] satisfies [string, MakeParams],
    ),
  ),
  [setMuseumAvatar.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [removeMuseumAvatar.name]: async app => ({ id: (await makeMuseum(app)).tenantId }),
  [readAvatar.name]: async () => ({ key: randomUUID() }),
  [loginAs.name]: foreignUser,
  [changeUserRights.name]: foreignUser,
  [changeUserState.name]: foreignUser,
  [inviteUserAgain.name]: foreignUser,
  [removeUser.name]: foreignUser,
  [listUsers.name]: foreignMuseum,
  [listRoles.name]: foreignMuseum,
  [createRole.name]: foreignMuseum,
  [changeRole.name]: foreignRole,
  [deleteRole.name]: foreignRole,
  [readSingleSignOn.name]: foreignMuseum,
  [saveSingleSignOn.name]: foreignMuseum,
  [removeSingleSignOn.name]: foreignMuseum,
  [testSingleSignOn.name]: foreignMuseum,
  [inviteUser.name]: foreignMuseum,
  [endMySession.name]: foreignSession,
  [leaveMyMuseum.name]: foreignMuseum,
  [removePasskey.name]: foreignPasskey,
  [inviteOperatorAgain.name]: madeUpAccount,
  [withdrawOperatorInvitation.name]: madeUpAccount,
  [removeOperator.name]: madeUpAccount,
  [mailRegistrationAgain.name]: madeUp,
  [deleteRegistration.name]: madeUp,
  [readOperatedMuseum.name]: madeUp,
  [changeLicence.name]: madeUp,
  [changeMuseumState.name]: madeUp,
  [orderMuseumDeletion.name]: madeUp,
  [cancelMuseumDeletion.name]: madeUp,
  [remakeDeletionArchive.name]: madeUp,
  [readDeletionArchive.name]: madeUp,
  [listMuseumOrders.name]: madeUp,
  [loginAsAdministrator.name]: madeUp,
  [changeOrder.name]: async app => ({ id: (await makeMuseum(app)).tenantId, orderId: '999999999999' }),
  [readOrderPdf.name]: async app => ({ id: (await makeMuseum(app)).tenantId, orderId: '1' }),
  [changePlan.name]: madeUp,
  [addDocument.name]: madeUp,
  [changeDocument.name]: madeUp,
  [publishDocument.name]: madeUp,
  [readOneNews.name]: foreignNews,
  [markNewsRead.name]: foreignNews,
  [changeNews.name]: madeUp,
  [deleteNews.name]: madeUp,
  [listBackupMuseums.name]: madeUp,
  [bringBackMuseum.name]: async app => ({
    id: '999999999999',
    museumId: (await makeMuseum(app)).tenantId,
  }),
  [removeMuseumCopy.name]: madeUp,
  [retryJob.name]: async () => ({ queue: 'mail.send', id: randomUUID() }),
  [beginMuseumExport.name]: foreignExport,
  [listMuseumExports.name]: foreignExport,
  [removeMuseumExport.name]: foreignExport,
  [readMuseumArchive.name]: foreignExport,
}

/** Bodies of those calls, with nothing wrong. */
export const accountBodies: Readonly<Record<string, object>> = {
  [saveSite.name]: {
    address: 'museo-civico',
    languages: ['en'],
    name: {},
    imprint: {},
    privacy: {},
    contact: 'museo@example.org',
    textLicence: 'CC0',
    picturesWithObjects: true,
    version: null,
  },
  [saveFieldRule.name]: { type: 'object', path: 'hazards', shown: true },
  [leaveMyMuseum.name]: { email: 'a@b.museum', password: testPassword },
  [beginMuseumExport.name]: { originals: true, earlier: false },
  [changeMuseum.name]: aMuseumData('Ours'),
  [createRole.name]: { name: 'Ours', permissions: [] },
  [changeRole.name]: { name: 'Ours', permissions: [], version: 1 },
  [removePasskey.name]: { password: testPassword },
  [inviteUser.name]: {
    permissions: [],
    email: 'somebody@test.museum',
    firstName: 'Some',
    lastName: 'Body',
    role: 'USER',
    language: 'en',
  },
  [changeUserRights.name]: { permissions: [], role: 'USER' },
  [changeUserState.name]: { state: 'SUSPENDED' },
  [saveSingleSignOn.name]: {
    issuer: 'https://login.test.museum',
    clientId: 'us',
    domains: ['test.museum'],
    enabled: true,
  },
  [saveMuseumSecurity.name]: { secondFactor: false, signOn: false },
  [testSingleSignOn.name]: { issuer: 'https://login.test.museum' },
  [removeOperator.name]: { reason: 'Left the team' },
  [deleteRegistration.name]: { reason: 'Spam', mailed: false },
  [changeMuseumState.name]: { state: 'suspended', reason: 'Not paid' },
  [orderMuseumDeletion.name]: { name: 'Ours', reason: 'It moved', days: 30 },
  [changeLicence.name]: {
    type: 'PAID',
    validTo: new Date().toISOString(),
    storageLimit: null,
    planId: null,
  },
  [loginAsAdministrator.name]: { accountId: '1', reason: 'Asked for help' },
  [changeOrder.name]: { state: 'PAID', invoiceNumber: '7' },
  [changeDocument.name]: {
    texts: Object.fromEntries(languages.map(language => [language, { title: 'Terms', body: 'Be kind.' }])),
  },
  [changePlan.name]: { price: 1, active: true },
  [bringBackMuseum.name]: { reason: 'A record was deleted' },
  [changeNews.name]: {
    texts: { en: { title: 'News', body: '' } },
    publishedAt: null,
    endsAt: null,
    pinned: false,
    museums: null,
    roles: [],
  },
}
