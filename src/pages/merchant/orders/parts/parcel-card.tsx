import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantParcel } from '@contract/entities/merchant'
import type { ParcelAction } from '@contract/merchant-work'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { CopyFact } from '@/components/list/CopyFact'
import { parcelStateWords } from '@/features/mall/Parcels'
import type { OrderOf } from '@/features/merchant/store-orders'
import { momentOf } from '@/features/order/moment'
import { copyAndTell } from '@/state/base/copying'
import type { ParcelWork } from '../parcel-work'
import { ParcelLines } from './parcel-lines'
import { mallWords } from './parcel-text'
import styles from './parcel-card.module.scss'

interface Props {
  order: OrderOf<'mall'>
  work: ParcelWork
}

/** A mall order as its shop packs and ships it. */
export const ParcelCard = observer(function ParcelCard({ order, work }: Props) {
  const t = mallWords()
  const { number, customer, paidAt, utcOffset, remark, parcels, tab, state, cancelReason } = order
  const name = `${customer.name} ${customer.maskedPhone}`
  const end = { success: t.success, closed: cancelReason ?? t.closed }
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__number}>{`#${number.slice(-4)}`}</Text>
        <Text className={styles.card__when} numberOfLines={1}>
          {tab === 'done' && state in end ? end[state as keyof typeof end] : t.paidAt(momentOf(paidAt, utcOffset))}
        </Text>
      </View>
      <Text className={styles.card__name}>{name}</Text>
      {customer.address && <Text className={styles.card__place}>{customer.address}</Text>}
      {order.shipsBy && <Text className={styles.card__place}>{t.shipsBy(momentOf(order.shipsBy, utcOffset))}</Text>}
      {remark !== '' && (
        <View className={styles.card__note}>
          <Note kind="warn" icon="message-square" text={remark} />
        </View>
      )}
      {parcels.map((parcel) => (
        <Packed key={parcel.id} order={order} parcel={parcel} work={work} />
      ))}
      <Refunded order={order} />
      <View className={styles.card__sums}>
        <Text className={styles.card__paid}>{t.paid(formatMoney(order.paid))}</Text>
        <Text className={styles.card__earn}>{t.earn}</Text>
        <Text className={styles.card__earned}>{formatMoney(order.earned)}</Text>
      </View>
      {order.actions.includes('refuse') && (
        <View className={styles.parcel__actions}>
          <Button
            text={t.cannotShip}
            label={t.cannotShipIt(number.slice(-4))}
            kind="outline"
            size={72}
            onPress={() => work.cannotShip.start(order)}
          />
        </View>
      )}
    </View>
  )
})

/** Items refunded before or after shipping. */
const Refunded = observer(function Refunded({ order: { lines } }: Pick<Props, 'order'>) {
  const back = lines.filter(({ refundedQuantity }) => refundedQuantity > 0)
  return (
    <>
      {back.map(({ position, name, refundedQuantity }) => (
        <Text key={position} className={styles.card__back}>
          {`${name} · ${mallWords().refunded(refundedQuantity)}`}
        </Text>
      ))}
    </>
  )
})

const Packed = observer(function Packed({ order, parcel, work }: Props & { parcel: MerchantParcel }) {
  const t = mallWords()
  const { number, state, warehouse, carrier, trackingNumber, waits } = parcel
  const has = (action: ParcelAction) => parcel.actions.includes(action)
  const tail = order.number.slice(-4)
  const name = t.parcel(number)
  return (
    <View className={styles.parcel}>
      <View className={styles.parcel__head}>
        <Text className={styles.parcel__title}>{name}</Text>
        <Text className={styles.parcel__from} numberOfLines={1}>
          {t.from(warehouse)}
        </Text>
        <Text className={styles.parcel__state}>{parcelStateWords()[state]}</Text>
      </View>
      <ParcelLines
        packed={{ order, parcel }}
        noteOf={({ line }) => line.optionText}
        end={({ quantity }) => <Text className={styles.line__quantity}>{`×${quantity}`}</Text>}
      />
      {waits && <Note kind="warn" text={t.waits} />}
      {carrier && trackingNumber && (
        <CopyFact label={carrier} value={trackingNumber} onCopy={() => void copyAndTell(trackingNumber)} />
      )}
      {parcel.actions.length > 0 && (
        <View className={styles.parcel__actions}>
          {has('split') && (
            <Button
              text={t.split}
              label={t.splitIt(name, tail)}
              kind="outline"
              size={72}
              onPress={() => work.startSplitting({ order, parcel })}
            />
          )}
          {has('ship') && (
            <Button
              text={t.ship}
              label={t.shipIt(name, tail)}
              size={72}
              busy={work.orders.busy === order.id}
              onPress={() => work.startShipping({ order, parcel })}
            />
          )}
        </View>
      )}
    </View>
  )
})
