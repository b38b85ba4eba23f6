/** Actions in a museum's audit log: sign-ins, changes of permissions, exports. Grouped as in the log's filter. */
export const auditGroups = {
  access: [
    'signIn',
    'signInFailed',
    'signOut',
    'sessionsEnded',
    'loginAs',
    'passwordChanged',
    'secondFactorOn',
    'secondFactorOff',
    'recoveryCodeUsed',
    'recoveryCodesRenewed',
    'passkeyAdded',
    'passkeyRemoved',
  ],
  rights: [
    'userInvited',
    'invitationAccepted',
    'invitationExpired',
    'rightsChanged',
    'stateChanged',
    'userRemoved',
    'userLeft',
    'signOnReleased',
    'namedRoleCreated',
    'namedRoleChanged',
    'namedRoleDeleted',
  ],
  museum: [
    'museumFounded',
    'museumChanged',
    'siteChanged',
    'siteOpened',
    'siteClosed',
    'siteFieldChanged',
    'recordWithdrawn',
    'recordWithdrawalLifted',
    'formChanged',
    'viewChanged',
    'settingsImported',
    'singleSignOnChanged',
    'securityChanged',
    'termsAccepted',
    'licenceOrdered',
    'licenceChanged',
    'museumSuspended',
    'museumClosed',
    'museumReopened',
    'museumDeletionOrdered',
    'museumDeletionCancelled',
    'museumBroughtBack',
    'museumCopyRemoved',
    'procedureDeleted',
    'cardDeleted',
  ],
  exports: [
    'tableExported',
    'cardsPrinted',
    'filesDownloaded',
    'vocabularyExported',
    'everythingExported',
    'deletionArchiveDownloaded',
  ],
} as const

export type AuditGroup = keyof typeof auditGroups
export type AuditAction = (typeof auditGroups)[AuditGroup][number]

export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[]

export const auditActions: readonly AuditAction[] = auditGroupNames.flatMap(
  (group): readonly AuditAction[] => auditGroups[group],
)
