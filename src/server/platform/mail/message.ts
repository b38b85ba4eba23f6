import type { Language } from '#model/languages.ts'

/** Values a mail's texts are filled in with; `firstName` greets, `link` is the address of its button. */
interface Common {
  readonly firstName: string
  readonly link: string
}

interface OfMuseum extends Common {
  readonly museum: string
}

interface OfSearch extends OfMuseum {
  readonly search: string
}

interface OfProcedure extends OfMuseum {
  readonly number: string
  readonly title: string
}

interface LicenceEnd extends OfMuseum {
  /** The day of the end. */
  readonly date: string
}

interface MuseumDeletionMail extends OfMuseum {
  readonly operator: string
  /** The day of the deletion. */
  readonly day: string
}

interface MuseumStateChange extends OfMuseum {
  readonly operator: string
  readonly reason: string
}

/** The mails the product sends, with the values each is filled in with. Texts: `mail.<template>.subject|lead|action|<note>`. */
export interface MailParams {
  readonly resetPassword: Common
  readonly unlock: Common
  readonly passwordChanged: Common
  readonly newSignIn: Common
  readonly secondFactorOn: Common
  readonly secondFactorOff: Common
  readonly recoveryCodeUsed: Common
  readonly recoveryCodesRenewed: Common
  readonly codesTried: Common
  readonly passkeyAdded: Common
  readonly passkeyRemoved: Common
  readonly passkeyCopied: Common
  /** A person left a museum, or deleted their account. */
  readonly museumLeft: Common
  readonly accountDeleted: Common
  readonly activateMuseum: Common & { readonly museum: string }
  readonly invitationAgain: Common & { readonly museum: string }
  /** A plan was ordered: to the museum, and to who runs the platform. */
  readonly licenceOrdered: OfMuseum
  readonly orderReceived: OfMuseum
  readonly trialEnding: LicenceEnd
  readonly trialEnded: LicenceEnd
  readonly licenceEnding: LicenceEnd
  readonly licenceEnded: LicenceEnd
  readonly siteEnding: LicenceEnd
  /** The archive of everything is there to be fetched. */
  readonly exportReady: OfMuseum & { readonly day: string }
  /** A file of what a search finds is there to be fetched. */
  readonly downloadReady: Common & { readonly file: string; readonly count: string; readonly day: string }
  /** A followed search finds something new; or more than can be followed, which ends it. */
  readonly foundAnew: OfSearch & { readonly count: number }
  readonly followingEnded: OfSearch & { readonly max: string }
  /** A followed search asks for fields that are no longer there, which ends it, too. */
  readonly followingBroken: OfSearch & { readonly fields: string }
  /** Something in the calendar is about to begin. */
  readonly calendarReminder: OfMuseum & { readonly title: string; readonly when: string }
  /** A day of a procedure comes, or has passed: to who looks after it. */
  readonly procedureReminder: OfProcedure & { readonly date: string; readonly when: string }
  /** A task of a procedure is due: to those it is given to. */
  readonly taskReminder: OfProcedure & { readonly words: string; readonly when: string }
  /** A comment mentions someone; its text is the only item. */
  readonly commentMention: OfMuseum & { readonly name: string; readonly record: string }
  /** An object is to be looked at again: to who did so last. */
  readonly checkReminder: OfMuseum & {
    readonly number: string
    readonly title: string
    readonly when: string
  }
  /** A procedure has a room for people outside: to them, and to who looks after it when they sent something. */
  readonly roomOpened: OfProcedure & { readonly day: string }
  readonly roomAnswered: OfProcedure & { readonly name: string; readonly answer: string }
  /** Someone is asked to agree to a step of a procedure; and whoever asked hears the answer. */
  readonly approvalAsked: OfProcedure & { readonly name: string; readonly step: string; readonly day: string }
  readonly approvalAgreed: OfProcedure & { readonly name: string; readonly step: string }
  readonly approvalDeclined: OfProcedure & { readonly name: string; readonly step: string }
  readonly invitation: Common & { readonly museum: string; readonly inviter: string }
  /** An operator of the platform signed in as `person`, an administrator of `museum`. */
  readonly operatorLoggedIn: Common & {
    readonly operator: string
    readonly person: string
    readonly museum: string
    readonly reason: string
  }
  /** To operate the platform; `operator` is the address of who invites. */
  readonly operatorInvitation: Common & { readonly inviter: string; readonly operator: string }
  /** To who operates the platform no longer. */
  readonly operatorRemoved: Common & { readonly operator: string; readonly reason: string }
  /** Operators refused the registration of a museum. */
  readonly registrationRefused: MuseumStateChange
  /** Operators suspended a museum, closed it, or opened it again; `operator` is the address to ask at. */
  readonly museumSuspended: MuseumStateChange
  readonly museumClosed: MuseumStateChange
  readonly museumReopened: MuseumStateChange
  /** Operators ordered the deletion of a museum; it comes in a week; it was cancelled; it has started. `days`: how long the archive is kept. */
  readonly museumDeletionOrdered: MuseumDeletionMail & { readonly reason: string; readonly days: number }
  readonly museumDeletionReminder: MuseumDeletionMail & { readonly days: number }
  readonly museumDeletionCancelled: OfMuseum & { readonly operator: string }
  readonly museumDeletionBegun: OfMuseum & { readonly operator: string; readonly days: number }
  /** To operators: a museum that is due to be deleted on `day` has no archive, and stays until they have it made. */
  readonly museumDeletionHeld: OfMuseum & { readonly day: string }
  /** A copy of a museum, as of `day`, can be read until `end`. */
  readonly museumBroughtBack: MuseumStateChange & { readonly day: string; readonly end: string }
}

export type MailTemplate = keyof MailParams

/** Texts of each mail below its button, in order: names of its texts. */
export const mailNotes = {
  resetPassword: ['expiry', 'ignore'],
  unlock: ['expiry', 'ignore'],
  passwordChanged: ['otherwise'],
  newSignIn: ['otherwise', 'choose'],
  secondFactorOn: ['otherwise'],
  secondFactorOff: ['otherwise'],
  recoveryCodeUsed: ['otherwise'],
  recoveryCodesRenewed: ['otherwise'],
  codesTried: ['otherwise'],
  passkeyAdded: ['otherwise'],
  passkeyRemoved: ['otherwise'],
  passkeyCopied: ['otherwise'],
  museumLeft: ['kept', 'otherwise'],
  accountDeleted: ['kept', 'otherwise'],
  activateMuseum: ['expiry', 'ignore'],
  invitationAgain: ['expiry', 'ignore'],
  licenceOrdered: ['invoice'],
  orderReceived: [],
  trialEnding: ['data'],
  trialEnded: ['data'],
  licenceEnding: ['data'],
  licenceEnded: ['data'],
  siteEnding: ['data'],
  exportReady: ['kept'],
  downloadReady: ['kept'],
  foundAnew: ['choose'],
  followingEnded: ['narrow'],
  followingBroken: ['edit'],
  calendarReminder: ['choose'],
  procedureReminder: ['choose'],
  taskReminder: ['choose'],
  commentMention: ['choose'],
  checkReminder: ['choose'],
  roomOpened: ['expiry'],
  roomAnswered: ['choose'],
  approvalAsked: ['expiry'],
  approvalAgreed: ['reason'],
  approvalDeclined: ['reason'],
  invitation: ['expiry', 'ignore'],
  operatorLoggedIn: ['reason', 'record'],
  operatorInvitation: ['factor', 'expiry', 'ignore'],
  operatorRemoved: ['reason', 'ask'],
  registrationRefused: ['reason', 'ask'],
  museumSuspended: ['reason', 'data', 'ask'],
  museumClosed: ['reason', 'data', 'ask'],
  museumReopened: ['reason', 'ask'],
  museumDeletionOrdered: ['reason', 'archive', 'backups', 'ask'],
  museumDeletionReminder: ['archive', 'ask'],
  museumDeletionCancelled: ['data', 'ask'],
  museumDeletionBegun: ['archive', 'backups', 'ask'],
  museumDeletionHeld: ['todo', 'kept'],
  museumBroughtBack: ['reason', 'read', 'end', 'ask'],
} as const satisfies Record<MailTemplate, readonly string[]>

/** A line of a list in a mail. */
export interface MailItem {
  readonly text: string
  readonly link?: string
}

/** A mail to be sent: which, to whom, in which language. */
export interface Message<Template extends MailTemplate = MailTemplate> {
  readonly to: string
  readonly language: Language
  readonly template: Template
  readonly params: MailParams[Template]
  /** Lines of a small table above the button, ready to be read: what was ordered, by whom. */
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** A list above the button: what was found, and where it is read. */
  readonly items?: readonly MailItem[]
}

/** One plain address: no list, no display name, no comment, no line break that could begin another header. */
const plainAddress = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/

export const isMailAddress = (text: string): boolean => text.length <= 254 && plainAddress.test(text)
