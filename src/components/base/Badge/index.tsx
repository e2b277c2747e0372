import { Text, View } from '@tarojs/components'
import { badgeText } from '@contract/format'
import styles from './index.module.scss'

interface Props {
  count: number
  /** White outline, for use over other content. */
  ring?: boolean
  /** A dot without the number. */
  dot?: boolean
}

/** Count badge: hidden at 0, "99+" above 99. */
export function Badge({ count, ring, dot }: Props) {
  if (count <= 0) return null
  if (dot) return <View className={styles.badge__dot} />
  return (
    <View className={ring ? styles['badge--ring'] : styles.badge}>
      <Text className={styles.badge__text}>{badgeText(count)}</Text>
    </View>
  )
}
