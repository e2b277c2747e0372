import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { User } from '@contract/entities/user'
import { maskPhone } from '@contract/format'
import type { Language } from '@contract/settings'
import type { Clock } from '../../clock'
import type { Context } from '../../context'
import type { Seal } from '../../security/seal'
import { avatarOf } from './avatar'
import type { CustomerRow } from './queries'

const nicknames: Record<Language, string> = { en: 'Guest', zh: '邻里' }

/** A public display name that reveals nothing of the phone. */
const newNickname = (language: Language): string =>
  `${nicknames[language]}${String(randomInt(10_000)).padStart(4, '0')}`

/** The row of a new customer, with a default avatar and nickname. */
export function newCustomer(
  { seal, avatars }: Context,
  phone: string,
  language: Language,
  passwordHash: string | null,
) {
  const id = uuid()
  return {
    id,
    phone_hash: seal.index(phone),
    phone_sealed: seal.seal(phone),
    masked_phone: maskPhone(phone),
    nickname: newNickname(language),
    avatar: JSON.stringify(avatarOf(avatars, id)),
    birthday: null,
    email_sealed: null,
    password_hash: passwordHash,
    pay_password_hash: null,
    member_until: null,
  }
}

/** A customer as shown to the customer (product text §3). An expired membership counts as none. */
export function toUser(row: CustomerRow, seal: Seal, clock: Clock): User {
  const over = row.member_until !== null && row.member_until <= clock.now()
  return {
    id: row.id,
    nickname: row.nickname,
    signature: row.signature,
    avatar: row.avatar,
    gender: row.gender,
    birthday: row.birthday,
    email: row.email_sealed === null ? null : seal.open(row.email_sealed),
    maskedPhone: row.masked_phone,
    userLevel: over ? 0 : row.user_level,
    memberUntil: row.member_until?.toISOString() ?? null,
    hasPassword: row.password_hash !== null,
    hasPayPassword: row.pay_password_hash !== null,
  }
}
