import type { Transaction } from 'kysely'
import type { Bilingual, Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import { inviterOf, profileOf } from './queries'

/** Notifies an inviter that the reward for a customer is being checked, or that it is not paid and why. */
export async function tellInviter(
  tx: Transaction<Database>,
  notices: Notices,
  topic: 'rewardChecked' | 'rewardRefused',
  inviteeId: string,
  reason: Bilingual = { en: '', zh: '' },
): Promise<void> {
  const customerId = await inviterOf(tx, inviteeId)
  if (customerId === null) return
  const { nickname: name } = await profileOf(tx, inviteeId)
  const head = { customerId, subject: inviteeId, targetId: inviteeId }
  if (topic === 'rewardChecked') await notices.tell(tx, topic, [{ ...head, params: { name } }])
  else await notices.tell(tx, topic, [{ ...head, params: { name, reason } }])
}
