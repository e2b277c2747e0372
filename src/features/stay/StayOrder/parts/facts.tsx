import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { StayDetail } from '@contract/entities/stay-order'
import { Cell } from '@/components/list/Cell'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { navigate } from '@/platform/navigation/gate'
import type { StayOrderModel } from '@/features/stay/StayOrder/model'
import { invoiceStates, words } from '@/features/stay/StayOrder/text'
import styles from '@/features/stay/StayOrder/index.module.scss'

/** Confirmation number for the desk, and the numbers of the order. */
export const Facts = observer(function Facts({ model, stay }: { model: StayOrderModel; stay: StayDetail }) {
  const t = words()
  const { confirmation, number, placedAt, utcOffset } = stay
  return (
    <View className={styles.stay__card}>
      <View className={styles.stay__rows}>
        {confirmation && (
          <CopyFact label={t.confirmation} value={confirmation} onCopy={() => void model.copy(confirmation)} />
        )}
        <CopyFact label={t.number} value={number} onCopy={() => void model.copy(number)} />
        <KeyValue label={t.placed} value={formatDateTime(new Date(placedAt), utcOffset)} />
        <InvoiceRow stay={stay} />
      </View>
    </View>
  )
})

/** The invoice: how to request it, or its state with a link to it. */
const InvoiceRow = observer(({ stay }: { stay: StayDetail }) => {
  const t = words()
  const { id, invoice, atHotel, phase } = stay
  if (invoice !== 'none')
    return (
      <Cell label={t.invoice} value={invoiceStates()[invoice]} onOpen={() => navigate('invoice', { orderId: id })} />
    )
  if (phase !== 'inProgress') return null
  return <KeyValue label={t.invoice} value={atHotel > 0 ? t.invoiceAtHotel : t.invoiceLater} />
})
