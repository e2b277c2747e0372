import { Text, View } from '@tarojs/components'
import { formatDistance } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'

interface Props {
  place: { readonly name: string; readonly meters: number }
  /** Address, in words. */
  address: string
  on?: boolean
  first: boolean
  onPress: () => void
}

/** A place of a list: its name, how far it is and where. */
export const PlaceRow = ({ place: { name, meters }, address, on = false, first, onPress }: Props) => (
  <Press label={name} on={on} onPress={onPress} className={styles[first ? 'choose__row' : 'choose__row--next']}>
    <Icon name="map-pin" size={40} colour={on ? 'brand' : 'ink-3'} />
    <View className={styles.choose__words}>
      <Text className={styles[on ? 'choose__name--on' : 'choose__name']} numberOfLines={1}>
        <Written text={name} />
      </Text>
      <Text className={styles.choose__line} numberOfLines={1}>
        {`${formatDistance(meters)} · `}
        <Written text={address} />
      </Text>
    </View>
    {on && <Icon name="check" size={44} colour="brand" />}
  </Press>
)
