import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { AfterSale } from '@contract/entities/after-sale'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { Note } from '@/components/base/Note'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { navigate } from '@/platform/navigation/gate'
import type { RefundDetailsModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

interface ParcelProps {
  model: RefundDetailsModel
  parcel: NonNullable<AfterSale['returnParcel']>
  utcOffset: UtcOffset
}

/** The parcel in which goods go back. */
export const ReturnParcel = observer(function ReturnParcel({ model, parcel, utcOffset }: ParcelProps) {
  const t = words()
  const { company, number, scannedAt, deliveredAt } = parcel
  const { refund } = model
  const at = (time: string) => formatDateTime(new Date(time), utcOffset)
  return (
    <View className={styles['card--words']}>
      <Text className={styles.card__title} role="heading" aria-level={2}>
        {t.parcel}
      </Text>
      <KeyValue label={t.company} value={company.name} />
      <CopyFact label={t.number} value={number} onCopy={() => void model.copyTracking()} />
      {scannedAt && <KeyValue label={t.scanned} value={at(scannedAt)} />}
      {deliveredAt && <KeyValue label={t.delivered} value={at(deliveredAt)} />}
      <KeyValue
        label={t.track}
        value={t.trackIt}
        onOpen={() => navigate('afterOrderLogistics', { refundId: refund.ready.id })}
      />
    </View>
  )
})

/** Counted pieces, with the case of the missing ones. */
export const Counted = observer(function Counted({ counted }: { counted: NonNullable<AfterSale['counted']> }) {
  const t = words()
  const { received, disputed, refunded, disputedAmount, disputeId } = counted
  if (disputed === 0) return null
  return (
    <View className={styles['card--words']}>
      <Note kind="good" icon="circle-check" text={t.counted(received, disputed)} />
      <KeyValue label={t.countedAmount} value={formatMoney(refunded)} tone="good" />
      <KeyValue label={t.disputedAmount} value={formatMoney(disputedAmount)} />
      {disputeId && (
        <KeyValue
          label={t.viewDispute}
          value={t.viewDisputeIt}
          onOpen={() => navigate('refundDetails', { id: disputeId })}
        />
      )}
    </View>
  )
})
