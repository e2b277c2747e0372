import type { WithdrawAccount } from '@contract/entities/withdraw'
import type { Language } from '@contract/settings'
import type { WithdrawAccountRow } from './queries'

/** A linked account as its owner sees it. */
export const accountView = (row: WithdrawAccountRow, language: Language): WithdrawAccount => ({
  id: row.id,
  kind: row.kind,
  provider: row.provider,
  title: row.title[language],
  number: row.masked_number,
  name: row.masked_name,
  isDefault: row.is_default,
})
