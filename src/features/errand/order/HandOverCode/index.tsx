import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'
import { figure } from '@/platform/view/figure'

interface Props {
  title: string
  /** Recipient of the code, and the moment to show it. */
  note: string
  code: string
}

/** A code that is handed over with the goods, one digit a box. */
export const HandOverCode = ({ title, note, code }: Props) => (
  <View className={styles.code}>
    <View className={styles.code__words}>
      <Text className={styles.code__title}>{title}</Text>
      <Text className={styles.code__note}>{note}</Text>
    </View>
    <View className={styles.code__boxes} {...figure(`${title}: ${code}`)}>
      {[...code].map((digit, place) => (
        <View key={place} className={styles.code__box}>
          <Text className={styles.code__digit}>{digit}</Text>
        </View>
      ))}
    </View>
  </View>
)
