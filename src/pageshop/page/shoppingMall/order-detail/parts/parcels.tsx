import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail, Parcel } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Cell } from '@/components/list/Cell'
import { ParcelStateText, parcelWords } from '@/features/mall/Parcels'
import { momentOf } from '@/features/order/moment'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './parcels.module.scss'

/** Number of parcels shown here before the separate screen of all parcels. */
const shownParcels = 2
/** Number of pictures beside a parcel's news. */
const shownPictures = 3

/** The parcels of an order: what is in them, and where they are. */
export const Parcels = observer(function Parcels({ order }: { order: MallDetail }) {
  const { id, parcelList } = order
  const all = parcelList.length
  return (
    <View className={styles.parcels}>
      {parcelList.slice(0, shownParcels).map((parcel) => (
        <One key={parcel.id} order={order} parcel={parcel} />
      ))}
      {all > shownParcels && (
        <Cell label={words().allParcels(all)} onOpen={() => void navigate('splitPackages', { id })} />
      )}
    </View>
  )
})

const One = observer(function One({ order, parcel }: { order: MallDetail; parcel: Parcel }) {
  const { packedIn, noNews, parcel: numbered, track } = parcelWords()
  const { number, state, warehouse, carrier, news } = parcel
  const title = order.parcelList.length > 1 ? numbered(number) : words().onlyParcel
  const when = news && momentOf(news.at, order.utcOffset)
  return (
    <Press
      label={`${track}: ${title}`}
      className={styles.parcels__one}
      onPress={() => void navigate('viewLogistics', { id: parcel.id })}
    >
      <View className={styles.parcels__head}>
        <Text className={styles.parcels__title}>{title}</Text>
        <ParcelStateText parcel={parcel} />
      </View>
      <View className={styles.parcels__body}>
        {parcel.lines.slice(0, shownPictures).map(({ position }) => {
          const line = order.lines.find((each) => each.position === position)
          return line ? <Picture key={position} picture={line.picture} width={88} radius={16} /> : null
        })}
        <View className={styles.parcels__words}>
          <Text className={styles.parcels__news} numberOfLines={2}>
            {news ? <Written text={news.text} /> : state === 'toShip' ? packedIn(warehouse) : noNews}
          </Text>
          {carrier && <Text className={styles.parcels__carrier}>{[carrier, when].filter(Boolean).join(' · ')}</Text>}
        </View>
        <Icon name="chevron-right" size={32} colour="ink-3" />
      </View>
    </Press>
  )
})
