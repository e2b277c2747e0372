import { sql, type Kysely } from 'kysely'

const debts = `
alter table accounts
  drop constraint accounts_kind_check,
  drop constraint accounts_check,
  add constraint accounts_kind_check
    check (kind in ('customer', 'storeHeld', 'store', 'storeDebt', 'funding', 'wechat', 'alipay', 'returning')),
  add constraint accounts_check check (
    case when kind = 'storeDebt' then balance <= 0 else kind in ('funding', 'wechat', 'alipay') or balance >= 0 end
  );`

/** Debts of stores to the platform: refunds that it advanced after a store's money was paid out. */
export const storeDebts = {
  async up(db: Kysely<unknown>) {
    await sql.raw(debts).execute(db)
  },
}
