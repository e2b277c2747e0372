import type { Database } from '../database/schema'
import { doorOf } from '../modules/address/door'
import { resealAddress } from '../modules/address/snapshot'
import { payeeNumber } from '../modules/withdrawal/payee'
import type { Seal } from '../security/seal'

/** A column with sealed texts. */
export interface SealedColumn {
  readonly table: keyof Database
  /** The columns of the primary key with their types. */
  readonly keys: Readonly<Record<string, 'uuid' | 'text' | 'int4'>>
  readonly column: string
  /** The column with the keyed hash of the same text. */
  readonly hash?: string
  /** The part of the text that is hashed; all of it by default. */
  readonly hashed?: (text: string) => string
  /** Reseals a text that contains sealed texts itself. */
  readonly reseal?: (seal: Seal, sealed: string) => string
}

const id = { id: 'uuid' } as const
const orderId = { order_id: 'uuid' } as const

/** Every sealed column; a test holds it against the database's catalogue. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'customers', keys: id, column: 'phone_sealed', hash: 'phone_hash' },
  { table: 'customers', keys: id, column: 'email_sealed' },
  { table: 'social_bindings', keys: id, column: 'subject_sealed', hash: 'subject_hash' },
  { table: 'addresses', keys: id, column: 'sealed', hash: 'door_hash', hashed: doorOf },
  { table: 'takeaway_orders', keys: orderId, column: 'address_sealed', reseal: resealAddress },
  { table: 'mall_orders', keys: orderId, column: 'address_sealed', reseal: resealAddress },
  { table: 'takeaway_orders', keys: orderId, column: 'pickup_phone_sealed' },
  { table: 'takeaway_orders', keys: orderId, column: 'rider_phone_sealed' },
  { table: 'errand_orders', keys: orderId, column: 'pickup_sealed', reseal: resealAddress },
  { table: 'errand_orders', keys: orderId, column: 'delivery_sealed', reseal: resealAddress },
  { table: 'errand_orders', keys: orderId, column: 'codes_sealed' },
  { table: 'table_bookings', keys: orderId, column: 'contact_sealed' },
  { table: 'voucher_orders', keys: orderId, column: 'code_sealed', hash: 'code_hash' },
  { table: 'stores', keys: id, column: 'return_address_sealed' },
  { table: 'team_members', keys: id, column: 'phone_sealed', hash: 'phone_hash' },
  { table: 'refunds', keys: id, column: 'return_address_sealed' },
  { table: 'refunds', keys: id, column: 'logistics_sealed' },
  { table: 'withdraw_accounts', keys: id, column: 'number_sealed', hash: 'number_hash' },
  { table: 'withdraw_accounts', keys: id, column: 'holder_sealed' },
  { table: 'withdrawals', keys: id, column: 'payee_sealed', hash: 'number_hash', hashed: payeeNumber },
  { table: 'store_payouts', keys: id, column: 'payee_sealed' },
  { table: 'stays', keys: orderId, column: 'guests_sealed' },
  { table: 'stays', keys: orderId, column: 'contact_sealed' },
  { table: 'invoices', keys: orderId, column: 'receiver_sealed' },
  { table: 'group_carts', keys: id, column: 'token_sealed' },
  { table: 'guests', keys: id, column: 'name_sealed' },
  { table: 'private_media', keys: id, column: 'key_sealed' },
  { table: 'applications', keys: id, column: 'form_sealed' },
  { table: 'chat_messages', keys: { conversation_id: 'uuid', sequence: 'int4' }, column: 'body_sealed' },
  {
    table: 'message_consents',
    keys: { customer_id: 'uuid', client_id: 'uuid', topic: 'text' },
    column: 'address_sealed',
  },
  { table: 'report_evidence', keys: { report_id: 'uuid' }, column: 'messages_sealed' },
  { table: 'chat_numbers', keys: { conversation_id: 'uuid', order_id: 'uuid' }, column: 'number_sealed' },
  { table: 'idempotency_keys', keys: { customer_id: 'uuid', key: 'uuid' }, column: 'answer_sealed' },
  { table: 'sandbox_keys', keys: { name: 'text' }, column: 'sealed' },
]
