import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { sealPart } from '../../modules/address/address'
import { maskPhone } from '@contract/format'
import { funding, post, transfer } from '../../modules/wallet/ledger'
import { hashPassword } from '../../security/hash'
import { type Account, accounts } from '../city'
import { pictureOf } from '../pictures'
import { demoId } from './ids'
import { insertAll } from './queries'

const yearMinutes = 365 * 24 * 60

/** The id of a demo account, equal in every deployment. */
export const accountId = ({ key }: Account): string => demoId('account', key)

/** The account that runs a store, if any does. */
export function merchantOf(store: string): string | null {
  const merchant = accounts.find(({ stores }) => stores.includes(store))
  return merchant ? accountId(merchant) : null
}

async function customerRow({ config, clock, seal }: Context, account: Account) {
  const { phone, isMember } = account
  return {
    id: accountId(account),
    phone_hash: seal.index(phone),
    phone_sealed: seal.seal(phone),
    masked_phone: maskPhone(phone),
    nickname: account.nickname[config.defaultLanguage],
    avatar: JSON.stringify(pictureOf(account.avatar)),
    gender: account.gender,
    birthday: null,
    email_sealed: null,
    password_hash: await hashPassword(account.password),
    pay_password_hash: await hashPassword(account.payPassword),
    user_level: isMember ? 1 : 0,
    member_until: isMember ? minutesAfter(clock.now(), yearMinutes) : null,
  }
}

/** An address is a single text, written in the deployment's language. */
function addressRows({ config, clock, seal }: Context, account: Account) {
  const language = config.defaultLanguage
  return account.addresses.map(
    ({ mobile, gender, regionCode, tag, isDefault, latitude, longitude, ...texts }, index) => ({
      id: demoId('address', account.key, index),
      customer_id: accountId(account),
      sealed: sealPart(seal, {
        consignee: texts.consignee[language],
        mobile,
        addressDetail: texts.addressDetail[language],
      }),
      gender,
      region_code: regionCode,
      address: texts.address[language],
      tag: tag[language],
      is_default: isDefault,
      latitude,
      longitude,
      used_at: minutesAfter(clock.now(), -index),
      deleted_at: null,
    }),
  )
}

/** Inserts the demo's accounts with their addresses, without balances. */
export async function seedAccounts(tx: Transaction<Database>, context: Context): Promise<void> {
  await insertAll(tx, 'customers', await Promise.all(accounts.map((account) => customerRow(context, account))))
  await insertAll(
    tx,
    'addresses',
    accounts.flatMap((account) => addressRows(context, account)),
  )
}

/** Makes one of the accounts a rider, off shift, by an approved application. */
export async function seedRider(tx: Transaction<Database>, { clock, seal }: Context): Promise<void> {
  const account = accounts.find(({ key }) => key === 'rider')
  if (!account) return
  const order_types = JSON.stringify(['takeaway', 'errand', 'mall'])
  const row = {
    name: '明**',
    region: '深圳市南山区',
    position_type: 'partTime',
    vehicle: 'electricScooter',
    order_types,
  } as const
  const [customer_id, now] = [accountId(account), clock.now()]
  await insertAll(tx, 'riders', [{ ...row, customer_id, joined_at: now }])
  const decided = { state: 'passed', submitted_at: now, decided_at: now, decided_by: 'demo' } as const
  // The form is cleared some days after a decision.
  const form = { applicant: row.name, form_sealed: seal.seal('{}') }
  await insertAll(tx, 'applications', [
    { ...decided, ...form, id: demoId('application', 'rider'), customer_id, kind: 'rider' },
  ])
}

/** Tops up an account; `name` identifies one of its top-ups. */
export async function topUp(tx: Transaction<Database>, account: Account, name: string, amount: number, at: Date) {
  if (amount === 0) return
  const sides = transfer(funding, { kind: 'customer', ownerId: accountId(account) }, amount)
  await post(tx, { kind: 'topUp', referenceId: demoId('topUp', account.key, name), at, sides })
}
