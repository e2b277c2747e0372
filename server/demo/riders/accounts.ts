import type { Transaction } from 'kysely'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { insertSession } from '../../modules/account/queries'
import { newToken, sha256 } from '../../security/hash'
import { avatars } from '../city'
import { pictureOf } from '../pictures'
import { riderIds, riders } from './people'
import { insertRiders } from './queries'

function avatarOf(index: number) {
  const avatar = avatars[index % avatars.length]
  if (!avatar) throw new Error('There are no avatars')
  return pictureOf(avatar)
}

/** Gives the demo's riders their accounts, without passwords, and admits them, unless they are there. */
export async function admitRiders(tx: Transaction<Database>, { clock, config, seal }: Context): Promise<void> {
  const language = config.defaultLanguage
  const people = riders.map(({ name, phone }, index) => ({
    id: riderIds[index] ?? '',
    phone_hash: seal.index(phone),
    phone_sealed: seal.seal(phone),
    masked_phone: maskPhone(phone),
    nickname: name[language],
    avatar: JSON.stringify(avatarOf(index)),
    ...{ birthday: null, email_sealed: null, password_hash: null, pay_password_hash: null, member_until: null },
  }))
  const permits = riders.map(({ name }, index) => ({
    customer_id: riderIds[index] ?? '',
    name: name[language],
    ...({
      region: '深圳市南山区',
      position_type: 'fullTime',
      vehicle: index % 2 === 0 ? 'motorcycle' : 'electricScooter',
    } as const),
    order_types: JSON.stringify(['takeaway', 'errand', 'mall']),
    joined_at: clock.now(),
  }))
  await insertRiders(tx, people, permits)
}

/** Signs a rider of the demo in; answers the token. */
export async function signIn({ db, clock }: Context, riderId: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const expires_at = minutesAfter(now, limits.sessionDays * 24 * 60)
  const row = { customer_id: riderId, created_at: now, expires_at, ended_at: null }
  await insertSession(db, { token_hash: sha256(token), ...row })
  return token
}
