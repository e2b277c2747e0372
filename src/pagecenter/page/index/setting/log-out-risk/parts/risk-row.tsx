import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RiskKind } from '@contract/calls/account'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { Risk } from '../model'
import { riskActions, riskLines, riskTitles, words } from '../text'
import styles from './risk-row.module.scss'

const icons: Partial<Record<RiskKind, IconName>> = {
  balance: 'wallet',
  earnings: 'wallet',
  pendingEarnings: 'wallet',
  debt: 'wallet',
  deliveries: 'bike',
  withdrawals: 'banknote-arrow-down',
  orders: 'receipt-text',
  refunds: 'undo-2',
  store: 'store',
  applications: 'contact',
  membership: 'crown',
  coupons: 'ticket-percent',
  points: 'star',
}

type Words = (risk: Risk) => string

interface Props {
  risk: Risk
  tone: 'bad' | 'warn'
  /** Leads to where it can be settled. */
  onSettle?: () => unknown
}

/** One thing that stands in the way of closing an account, or that is lost with it. */
export const RiskRow = observer(function RiskRow({ risk, tone, onSettle }: Props) {
  // A newer server may report kinds that this client does not know.
  const titles: Partial<Record<RiskKind, Words>> = riskTitles()
  const lines: Partial<Record<RiskKind, Words>> = riskLines()
  const { other, otherLine } = words()
  const title = titles[risk.kind]?.(risk) ?? other
  const line = lines[risk.kind]?.(risk) ?? otherLine
  const actions: Partial<Record<RiskKind, string>> = riskActions()
  const action = actions[risk.kind]
  return (
    <View className={styles['risk-row']}>
      <View className={styles[`risk-row__disc--${tone}`]}>
        <Icon name={icons[risk.kind] ?? 'circle-alert'} size={36} weight={1.75} colour={tone} />
      </View>
      <View className={styles['risk-row__words']}>
        <Text className={styles['risk-row__title']}>{title}</Text>
        <Text className={styles['risk-row__line']}>{line}</Text>
      </View>
      {onSettle && action && (
        <Press label={`${title}, ${action}`} onPress={onSettle} className={styles['risk-row__action']}>
          <Text className={styles['risk-row__action-text']}>{action}</Text>
          <Icon name="chevron-right" size={28} colour="brand" />
        </Press>
      )}
    </View>
  )
})
