import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Written } from '@/platform/view/written'
import styles from './index.module.scss'

interface Props {
  /** In the disc: a number, or a letter in offers. */
  sign: string
  kind: 'pickup' | 'dropOff' | 'done'
  title: string
  line?: string
  lineTone?: 'ink' | 'good'
  value?: string
  under?: string
  /** The stop to go to now. */
  current?: boolean
  /** Another stop follows. */
  joined?: boolean
}

/** One stop of a delivery. */
export const StopLine = ({ sign, kind, title, line, lineTone = 'ink', value, under, current, joined }: Props) => (
  <View className={styles.stop}>
    <View className={styles.stop__rail}>
      <View className={styles[`stop__disc--${kind}`]}>
        {kind === 'done' ? (
          <Icon name="check" size={28} colour="white" weight={3} />
        ) : (
          <Text className={styles.stop__sign}>{sign}</Text>
        )}
      </View>
      {joined && <View className={styles.stop__join} />}
    </View>
    <View className={styles.stop__words}>
      <Text className={styles[kind === 'done' ? 'stop__title--done' : current ? 'stop__title--now' : 'stop__title']}>
        <Written text={title} />
      </Text>
      {line && <Text className={styles[`stop__line--${lineTone}`]}>{line}</Text>}
    </View>
    {value && (
      <View className={styles.stop__side}>
        <Text className={styles[current ? 'stop__value--now' : 'stop__value']}>{value}</Text>
        {under && <Text className={styles.stop__under}>{under}</Text>}
      </View>
    )}
  </View>
)
