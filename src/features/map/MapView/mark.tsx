import { Image, Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { figure } from '@/platform/view/figure'
import type { MapMark } from '../marks'
import scooter from './scooter.webp'
import styles from './mark.module.scss'

/** A sign where the map is drawn by the app itself: a disc whose point marks the place. */
export const Mark = ({ mark: { look, label, bubble, picture } }: { mark: MapMark }) => (
  <View className={styles.mark} {...figure(label)}>
    {bubble && (
      <View className={styles.mark__bubble}>
        <Text className={styles.mark__strong}>{bubble[0]}</Text>
        <Text className={styles.mark__weak}>{` · ${bubble[1]}`}</Text>
      </View>
    )}
    <View className={styles[`mark__disc--${look}`]}>
      {look === 'rider' ? (
        <Image className={styles.mark__scooter} src={scooter} aria-hidden />
      ) : picture ? (
        <Picture picture={picture} width={60} radius={999} />
      ) : (
        <Icon
          name={look === 'end' ? 'house' : 'store'}
          size={36}
          weight={2.2}
          colour={look === 'end' ? 'white' : 'ink'}
        />
      )}
    </View>
    <View className={styles[`mark__point--${look}`]} />
  </View>
)
