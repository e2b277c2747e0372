import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MoneyRecord } from '@contract/entities/money-record'
import { SectionTitle } from '@/components/base/SectionTitle'
import { StateView } from '@/components/frame/StateView'
import type { AmountsShown } from '@/features/wallet/amounts'
import { dayName } from '@/features/wallet/day'
import { RecordRow } from '@/features/wallet/RecordRow'
import { navigate } from '@/platform/navigation/gate'
import styles from '../index.module.scss'
import { words } from '../text'

/** The newest records, by day. */
export const Activity = observer(({ records, amounts }: { records: readonly MoneyRecord[]; amounts: AmountsShown }) => {
  const { activity, all, none, noneText } = words()
  if (records.length === 0) return <StateView kind="empty" inline title={none} text={noneText} />
  return (
    <View className={styles.wallet__card}>
      <SectionTitle title={activity} more={all} onMore={() => navigate('moneyRecords')} />
      {records.map((record, index) => (
        <View key={record.id}>
          {record.day !== records[index - 1]?.day && <Text className={styles.wallet__date}>{dayName(record.day)}</Text>}
          <RecordRow record={record} amounts={amounts} />
        </View>
      ))}
    </View>
  )
})
