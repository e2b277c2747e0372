import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { TableDetail } from '@contract/entities/reservation'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { instantText } from '@/features/stay/dates/days'
import { InvoiceCell } from '@/features/order/More'
import { datedInstant } from '../../kind'
import { RestaurantCard } from '../../RestaurantCard'
import type { TableOrderModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Place, time and contact, the deposit, and the numbers of the booking. */
export const Facts = observer(function Facts({ model, table }: { model: TableOrderModel; table: TableDetail }) {
  const t = words()
  const { restaurant, at, visitOffset, party, seating, minimumSpend, contact, note, number, placedAt } = table
  return (
    <>
      <RestaurantCard restaurant={restaurant} note={restaurant.hours}>
        <View className={styles.table__rows}>
          <KeyValue label={t.when} value={datedInstant(at, visitOffset)} />
          <KeyValue label={t.party} value={t.guests(party)} />
          <KeyValue label={t.seating} value={seating} />
          {minimumSpend > 0 && <KeyValue label={t.minimum} value={formatMoney(minimumSpend)} tone="brand" />}
          {contact.name !== '' && (
            <KeyValue label={t.contact} value={`${t[contact.title](contact.name)}, ${contact.maskedPhone}`} whole />
          )}
          {note !== '' && <KeyValue label={t.note} value={note} whole />}
        </View>
      </RestaurantCard>
      <Deposit table={table} />
      <View className={styles.table__card}>
        <CopyFact label={t.number} value={number} onCopy={() => void model.copy(number)} />
        <KeyValue label={t.placed} value={formatDateTime(new Date(placedAt), visitOffset)} />
        <InvoiceCell order={table} />
      </View>
    </>
  )
})

const Deposit = observer(({ table }: { table: TableDetail }) => {
  const t = words()
  const { total, depositKind, cancelling, visitOffset } = table
  if (total === 0) return null
  const isFree = cancelling?.kept === 0
  return (
    <View className={styles.table__card}>
      <View className={styles.table__head}>
        <Text className={styles.table__title}>{t.deposit}</Text>
        <Tag text={t[depositKind]} tone="good" />
        <Price amount={total} size={36} tone="ink" />
      </View>
      {cancelling && (
        <Text className={styles[isFree ? 'table__good' : 'table__warn']}>
          {isFree ? t.freeUntil(instantText(cancelling.freeUntil, visitOffset)) : t.feeNow}
        </Text>
      )}
    </View>
  )
})
