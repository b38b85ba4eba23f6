import { procedurePath } from '#model/navigation/procedure-path.ts'
import { wantsMail } from '#server/access/index.ts'
import { readerOf } from '../readers.ts'
import { membersOf } from '../store/people.ts'
import type { Entered, RoomsContext } from './enter-room.ts'

/** Mails those who look after the procedure, and may still read it, that something was sent for an answer, each in their language. */
export async function mailManagers(
  { mailer, publicUrl, texts, clock }: RoomsContext,
  { tx, link, procedure: { id, number, title }, declaration, rooms }: Entered,
  answer: string,
  museum: string,
): Promise<void> {
  const members = (await membersOf(tx, [id])).get(id) ?? []
  for (const { manager, person } of members) {
    const account = manager ? await readerOf(tx, declaration, person.id, clock()) : undefined
    if (!account || !wantsMail(account, 'reminders')) continue
    const { email: to, language, firstName } = account
    await mailer.send(tx.db, {
      to,
      language,
      template: 'roomAnswered',
      params: {
        firstName,
        museum,
        number,
        title,
        name: link.recipient,
        answer: texts.translate(
          language,
          `${rooms.area}.answer/${answer}` as Parameters<typeof texts.translate>[1],
        ),
        link: `${publicUrl()}${procedurePath(id)}`,
      },
    })
  }
}
