import type { ColumnType, Generated } from 'kysely'
import type { PlaceKind } from '@contract/calls/map'
import type { Picture } from '@contract/entities/common'
import type { ClientKind } from '@contract/entities/user'
import type { Language } from '@contract/settings'
import type { Bilingual, DefaultNow, Json, Timestamp } from './columns'
import { byId, cell, directory, type FactsOf, person, reference } from '../table-facts'

export interface CustomerTable {
  id: string
  phone_hash: string
  phone_sealed: string
  masked_phone: string
  nickname: string
  avatar: Json<Picture>
  gender: Generated<'male' | 'female' | 'secret'>
  birthday: string | null
  email_sealed: string | null
  password_hash: string | null
  pay_password_hash: string | null
  user_level: Generated<number>
  member_until: Timestamp | null
  status: Generated<'active' | 'disabled'>
  invite_code: Generated<string | null>
  invited_by: Generated<string | null>
  announcements_seen_at: ColumnType<Date | null, Date | undefined, Date>
  created_at: DefaultNow
  /** Profile signature of the customer. */
  signature: Generated<string>
  /** The language that the customer chose last; null before. */
  language: Generated<Language | null>
  /** Time of the account's erasure; null unless its owner has closed it. */
  closes_at: ColumnType<Date | null, Date | undefined, Date | null>
  /** Time at which its personal data was erased. */
  erased_at: ColumnType<Date | null, Date | undefined, Date>
}

export interface SessionTable {
  token_hash: string
  customer_id: string
  created_at: DefaultNow
  expires_at: Timestamp
  ended_at: Timestamp | null
  /** A hash of the id of the installation that signed in; null when it sent none. */
  device_hash: Generated<string | null>
  /** The kind of client, and the browser or model that it says it runs on; null for sessions of before. */
  client: Generated<ClientKind | null>
  device: Generated<string | null>
  /** Time of its last use, to some minutes; null until then. */
  seen_at: ColumnType<Date | null, Date | undefined, Date>
}

/** A one-time code of a social app that was used. */
export interface UsedSocialCodeTable {
  code_hash: string
  used_at: Timestamp
}

/** An identity at a social app by which a customer logs in. */
export interface SocialBindingTable {
  id: string
  provider: string
  /** The keyed hash and the sealed text of the provider with its id of the person. */
  subject_hash: string
  subject_sealed: string
  customer_id: string
  created_at: Timestamp
}

export interface CodeTable {
  id: string
  phone_hash: string
  purpose: string
  code_hash: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
  /** The source that asked for it (server/security/sources.ts). */
  asked_by: Generated<string | null>
}

export interface AttemptTable {
  key: string
  failures: Generated<number>
  since: Timestamp
  locked_until: Timestamp | null
}

export interface AddressTable {
  id: string
  customer_id: string
  /** Consignee, mobile, floor and house number, encrypted (server/security/seal.ts). */
  sealed: string
  /** Keyed hash of the floor and house number; null for an address from before it was kept. */
  door_hash: Generated<string | null>
  gender: number
  region_code: string
  address: string
  tag: string
  is_default: Generated<boolean>
  latitude: number
  longitude: number
  used_at: DefaultNow
  deleted_at: Timestamp | null
}

export interface AddressLabelTable {
  customer_id: string
  label: string
  created_at: DefaultNow
}

export interface PlaceTable {
  id: string
  city: Json<Bilingual>
  name: Json<Bilingual>
  /** The district's code; null for a place from before it was kept. */
  region_code: string | null
  latitude: number
  longitude: number
  position: number
  /** A landmark is offered before anything is looked for. */
  kind: Generated<PlaceKind>
  /** Street and number; null where they are not known. */
  address: Json<Bilingual> | null
}

/** Reward of a customer and their inviter for the customer's first order, once. */
export interface InvitationRewardTable {
  invitee_id: string
  /** The inviter. */
  customer_id: string
  order_id: string
  /** Reward of each of the two, in the smallest unit. */
  amount: number
  created_at: Timestamp
}

export interface PeopleTables {
  invitation_rewards: InvitationRewardTable
  customers: CustomerTable
  sessions: SessionTable
  codes: CodeTable
  attempts: AttemptTable
  addresses: AddressTable
  address_labels: AddressLabelTable
  social_bindings: SocialBindingTable
  used_social_codes: UsedSocialCodeTable
  places: PlaceTable
}

/** Facts of the tables. */
export const peopleFacts: FactsOf<PeopleTables> = {
  invitation_rewards: { ...person('customer_id'), erasing: 'keep' },
  customers: {
    ...person('id'),
    global: { phone_hash: 'directory', invite_code: 'directory' },
    key: byId,
    sealed: { phone_sealed: { hash: 'phone_hash' }, email_sealed: 'text' },
  },
  sessions: { ...person('customer_id'), global: { token_hash: 'random' }, erasing: 'delete' },
  codes: directory('phone_hash'),
  attempts: cell(),
  addresses: {
    ...person('customer_id'),
    key: byId,
    sealed: { sealed: { hash: 'door_hash', hashed: 'door' } },
    erasing: 'delete',
  },
  address_labels: { ...person('customer_id'), erasing: 'delete' },
  social_bindings: {
    ...directory('customer_id'),
    key: byId,
    sealed: { subject_sealed: { hash: 'subject_hash' } },
    erasing: 'delete',
  },
  used_social_codes: cell(),
  places: reference,
}
