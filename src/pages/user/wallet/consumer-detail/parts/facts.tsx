import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { categoryName } from '@/features/wallet/categories'
import { accountName } from '@/features/wallet/withdraw-words'
import { bothWays } from '@/features/pay/both-ways'
import styles from '../index.module.scss'
import type { Detail, MoneyRecordModel } from '../model'
import { words } from '../text'

/** Kind, way, times and numbers. */
export const Facts = observer(({ model, record }: { model: MoneyRecordModel; record: Detail }) => {
  const t = words()
  const numbers = [
    { label: t.orderNumber, value: record.order?.number },
    { label: t.providerNumber, value: record.providerNumber },
    { label: t.number, value: record.number },
  ]
  return (
    <View className={styles.record__card}>
      <KeyValue label={t.kind} value={categoryName(record.category)} />
      {record.withdrawal && (
        <>
          <KeyValue label={t.account} value={accountName(record.withdrawal.account)} />
          <KeyValue label={t.fee} value={formatMoney(record.withdrawal.fee)} />
          <KeyValue label={t.arrives} value={formatMoney(record.withdrawal.arrives)} />
        </>
      )}
      {record.paidWith && <KeyValue label={t.way} value={bothWays(t[record.paidWith], record.paidFromBalance)} />}
      <KeyValue label={t.time} value={formatDateTime(new Date(record.at))} />
      {record.paidAt && <KeyValue label={t.paidAt} value={formatDateTime(new Date(record.paidAt))} />}
      {numbers.map(
        ({ label, value }) =>
          value && <CopyFact key={label} label={label} value={value} onCopy={() => model.copy(value)} />,
      )}
    </View>
  )
})
