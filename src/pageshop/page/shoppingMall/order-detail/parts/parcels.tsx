import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail, Parcel } from '@contract/entities/order'
import { Picture } from '@/components/base/Picture'
import { CopyFact } from '@/components/list/CopyFact'
import { parcelWords } from '@/features/mall/parcel-words'
import { momentOf } from '@/features/order/moment'
import type { MallOrderModel } from '../model'
import { words } from '../text'
import styles from './parcels.module.scss'

interface Props {
  model: MallOrderModel
  order: MallDetail
}

/** The parcels of an order: what is in them, and where they are. */
export const Parcels = observer(function Parcels({ model, order }: Props) {
  return (
    <View className={styles.parcels}>
      {order.parcelList.map((parcel) => (
        <One key={parcel.id} model={model} order={order} parcel={parcel} />
      ))}
    </View>
  )
})

/** The states in which a parcel is on its way. */
const moving: readonly Parcel['state'][] = ['shipped', 'inTransit', 'outForDelivery', 'locker']

const One = observer(function One({ model, order, parcel }: Props & { parcel: Parcel }) {
  const { parcel: numbered, onlyParcel, packedIn, noNews } = words()
  const { number, state, warehouse, carrier, trackingNumber, news } = parcel
  const said = state === 'toShip' ? packedIn(warehouse) : (news?.text ?? noNews)
  const when = news && momentOf(news.at, order.utcOffset)
  return (
    <View className={styles.parcels__one}>
      <View className={styles.parcels__head}>
        <Text className={styles.parcels__title}>{order.parcelList.length > 1 ? numbered(number) : onlyParcel}</Text>
        <Text className={styles[moving.includes(state) ? 'parcels__state--moving' : 'parcels__state']}>
          {parcelWords()[state]}
        </Text>
      </View>
      <View className={styles.parcels__body}>
        {parcel.lines.slice(0, shownPictures).map(({ position }) => {
          const line = order.lines.find((each) => each.position === position)
          return line ? <Picture key={position} picture={line.picture} width={88} radius={16} /> : null
        })}
        <View className={styles.parcels__words}>
          <Text className={styles.parcels__news} numberOfLines={2}>
            {said}
          </Text>
          {carrier && <Text className={styles.parcels__carrier}>{[carrier, when].filter(Boolean).join(' · ')}</Text>}
        </View>
      </View>
      {trackingNumber && (
        <CopyFact label={words().copied} value={trackingNumber} onCopy={() => void model.copy(trackingNumber)} />
      )}
    </View>
  )
})

/** The most pictures of a parcel that stand beside its news. */
const shownPictures = 3
