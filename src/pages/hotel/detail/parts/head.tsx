import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatWhole } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { facilityIcon } from '@/features/hotel/icons'
import { words as common } from '@/features/stay/text'
import { navigate } from '@/platform/navigation/gate'
import { measured } from '@/platform/view/measure'
import { Written } from '@/platform/view/written'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

/** Number of facilities on the page itself. */
const SHOWN = 4

/** Score in words. */
function judged(score: number): string {
  const { superb, good, fine, fair } = words()
  if (score >= 4.8) return superb
  return score >= 4.5 ? good : score >= 4 ? fine : fair
}

/** The picture, name, score, facilities and address of a hotel. */
export const Head = observer(function Head({ model }: { model: HotelModel }) {
  const { id, name, picture, pictures } = model.hotel.ready
  return (
    <View className={styles.head}>
      <View {...measured(model.pictureName)}>
        <Press
          label={words().photos(pictures.length)}
          onPress={() => navigate('hotelPictures', { id })}
          className={styles.head__picture}
        >
          <Picture picture={picture} width={750} height={520} radius={0} fill />
          <View className={styles.head__photos}>
            <Icon name="image" size={24} colour="white" />
            <Text className={styles['head__photos-text']}>{words().photos(pictures.length)}</Text>
          </View>
        </Press>
      </View>
      <View className={styles.head__card}>
        <Text className={styles.head__name} role="heading" aria-level={1}>
          <Written text={name} />
        </Text>
        <Score model={model} />
        <Facilities model={model} />
        <Address model={model} />
      </View>
    </View>
  )
})

const Score = observer(({ model }: { model: HotelModel }) => {
  const { id, score, reviewCount } = model.hotel.ready
  const reviews = common().reviews(formatWhole(reviewCount))
  return (
    <Press
      label={score === null ? reviews : `${score.toFixed(1)}, ${judged(score)}, ${reviews}`}
      onPress={() => navigate('hotelComments', { id })}
      className={styles.head__score}
    >
      {score !== null && (
        <>
          <View className={styles.head__figure}>
            <Text className={styles['head__figure-text']}>{score.toFixed(1)}</Text>
          </View>
          <Text className={styles.head__judged}>{judged(score)}</Text>
        </>
      )}
      <Text className={styles.head__note}>{reviews}</Text>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})

const Facilities = observer(({ model }: { model: HotelModel }) => {
  const { id, facilities } = model.hotel.ready
  const all = words().allFacilities(facilities.length)
  return (
    <Press label={words().facilities} onPress={() => navigate('hotelFacilities', { id })} className={styles.head__row}>
      {facilities.slice(0, SHOWN).map(({ key, icon, name }) => (
        <View key={key} className={styles.head__facility}>
          <Icon name={facilityIcon(icon)} size={40} weight={1.75} />
          <Text className={styles['head__facility-name']} numberOfLines={1}>
            {name}
          </Text>
        </View>
      ))}
      <View className={styles.head__facility}>
        <Icon name="ellipsis" size={40} />
        <Text className={styles['head__facility-name']} numberOfLines={1}>
          {all}
        </Text>
      </View>
    </Press>
  )
})

const Address = observer(({ model }: { model: HotelModel }) => {
  const { address, where } = model.hotel.ready
  return (
    <Press label={`${address}, ${words().map}`} onPress={() => void model.openMap()} className={styles.head__address}>
      <View className={styles.head__words}>
        <Text className={styles.head__street}>
          <Written text={address} />
        </Text>
        {where !== '' && <Text className={styles.head__note}>{where}</Text>}
      </View>
      <View className={styles.head__map}>
        <View className={styles['head__map-road']} />
        <View className={styles['head__map-street']} />
        <View className={styles['head__map-park']} />
        <Icon name="map-pin" size={40} colour="brand" />
      </View>
    </Press>
  )
})
