import type { StorePayout } from '@contract/entities/settlement'
import type { UtcOffset } from '@contract/utc-offset'
import { formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { accountName } from '@/features/wallet/withdraw-words'
import { language } from '@/platform/session/language'
import { MoneyRow } from './MoneyRow'
import { payoutTones, payoutWords } from './words'

/** A payout in a list: its account, when it was made or why its money came back, and its state. */
export const PayoutRow = ({ payout, utcOffset }: { payout: StorePayout; utcOffset?: UtcOffset | undefined }) => {
  const { account, amount, state, reason, createdAt } = payout
  const at = formatMoment(new Date(createdAt), new Date(), language.value, utcOffset)
  return (
    <MoneyRow
      title={accountName(account)}
      line={reason ? `${at} · ${reason}` : at}
      lineTone={reason ? 'bad' : 'plain'}
      icon={reason ? 'undo-2' : 'landmark'}
      amount={formatMoney(amount)}
      tag={{ text: payoutWords()[state], tone: payoutTones[state] }}
    />
  )
}
