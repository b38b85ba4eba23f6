import type { DefaultTexts } from './default-texts.ts'

export const english: DefaultTexts = {
  termsTrial: {
    title: 'Terms of use for the trial',
    body: `
These terms are between the museum that registers and the operator of this platform.

## The trial

The trial is free of charge and lasts thirty days. The museum may store one gigabyte of files and invite as many people as it likes. The trial ends by itself; nothing needs to be cancelled, and nothing is owed.

## What belongs to the museum

Everything the museum enters or uploads remains its own. The operator uses it only to provide the platform. The museum can export it at any time, also after the trial has ended.

## What the museum takes care of

The museum enters true data about itself, gives access only to people it trusts, and uploads only what it is allowed to store and show. Passwords are personal and are not passed on.

## Suspension

The operator may close an access that endangers the platform or breaks the law, and tells the museum why.

## Limits of liability

The trial is offered as it is. The operator is liable for damage caused on purpose or by gross negligence, and wherever the law allows no limit.

## Changes to these terms

The operator may publish new versions. They apply to the museum once it has agreed to them.

## Law and place of jurisdiction

The law and the courts of the operator's seat apply, unless binding law says otherwise.
`,
  },
  termsPaid: {
    title: 'Terms of the subscription',
    body: `
These terms are between the museum that orders a plan and the operator of this platform.

## The plan

The museum orders a plan with a duration, a storage space and a price. The number of users is not limited. The plan begins with the order. If a paid plan is still running, the time of the new one is added to it; the space of the new one counts at once.

## Price and payment

The price is for the whole duration. The operator sends an invoice to the contact the museum names. Taxes are shown on the invoice.

## Duration and end

The plan ends by itself when its time is over. It is not renewed without an order. The platform reminds the museum's administrators beforehand. After the end the museum can still look after its account, export all its data and order again.

## What belongs to the museum

Everything the museum enters or uploads remains its own. The operator uses it only to provide the platform. The museum can export it at any time.

## What the museum takes care of

The museum enters true data about itself, gives access only to people it trusts, and uploads only what it is allowed to store and show. Passwords are personal and are not passed on.

## Suspension

The operator may close an access that endangers the platform or breaks the law, and tells the museum why.

## Limits of liability

The operator is liable for damage caused on purpose or by gross negligence, and wherever the law allows no limit. For other damage the operator is liable up to the price of the running plan.

## Changes to these terms

The operator may publish new versions. They apply to the museum once it has agreed to them.

## Law and place of jurisdiction

The law and the courts of the operator's seat apply, unless binding law says otherwise.
`,
  },
  termsApproval: {
    title: 'Specific approval of clauses of the terms',
    body: `
The museum has read the following sections of the terms once more and approves each of them specifically: “Suspension”, “Limits of liability”, “Changes to these terms”, “Law and place of jurisdiction”.
`,
  },
  privacy: {
    title: 'Privacy policy',
    body: `
This policy says which personal data the operator of this platform keeps, and why.

## Which data

Of the people who use the platform: name, e-mail address, language, a picture if they add one, and a protected form of the password. Of the museum: the data it registers with, its legal representative and its contact. The platform records who signed in, who changed rights and who exported data, with time and browser, and each card keeps who changed it.

## What for

To provide the platform, to keep it safe, to send the mails that belong to it, and to write invoices. The data are not sold and not used for advertising.

## Personal data in the catalogue

What a museum writes about people in its catalogue is the museum's responsibility. The operator processes it on the museum's behalf and by its instructions.

## How long

As long as the museum has an account, and afterwards as long as the law demands.

## Cookies

Only those that are needed to stay signed in. There is no tracking.

## Rights

Everybody may ask the operator which data are kept about them, have them corrected or deleted, receive a copy, and complain to the supervisory authority.
`,
  },
  service: {
    title: 'Service level agreement',
    body: `
This agreement says what the museum can expect of the running of the platform.

## Availability

The platform is meant to be reachable around the clock. Work on it that interrupts it is announced beforehand where possible. A share of time is promised only where operator and museum have agreed on one in writing.

## Safety of the data

Files are kept with checksums, which are compared with the stored files regularly. The operator makes backups and keeps them apart from the platform.

## Help

Faults are reported to the operator by e-mail. Faults that keep a museum from working go before all others.

## The museum's part

The museum needs a current browser and a connection to the internet. It exports its data when it wants copies of its own.

## Limits of the promise

Interruptions that the operator cannot influence, such as failures of networks or force majeure, do not count against this agreement. If the operator does not keep it, the museum may end the plan and receives the price of the remaining time back.
`,
  },
  serviceApproval: {
    title: 'Specific approval of clauses of the service level agreement',
    body: `
The museum has read the following sections of the service level agreement once more and approves each of them specifically: “Availability”, “The museum's part”, “Limits of the promise”.
`,
  },
}
