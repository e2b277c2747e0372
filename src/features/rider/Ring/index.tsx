import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { units } from '@/styles/units'
import { figure } from '@/platform/view/figure'
import { Arc } from './arc'
import type { RingProps } from './ring-svg'
import styles from './index.module.scss'

interface Props extends RingProps {
  /** In the middle, such as the seconds that are left. */
  text: string
  under?: string
  /** The meaning for screen readers, such as "18 seconds left". */
  label: string
  isUrgent?: boolean
}

/** Time that runs out, clockwise from the top. */
export const Ring = ({ text, under, label, isUrgent, ...ring }: Props) => (
  <View className={styles.ring} style={{ width: units(ring.size), height: units(ring.size) }} {...figure(label)}>
    <Arc {...ring} />
    <View className={styles.ring__middle} aria-hidden>
      {ring.isDone ? (
        <Icon name="check" size={64} colour="good" weight={3} />
      ) : (
        <>
          <Text className={styles[`ring__text--${isUrgent ? 'urgent' : ring.size === 96 ? 'small' : 'large'}`]}>
            {text}
          </Text>
          {under && <Text className={styles.ring__under}>{under}</Text>}
        </>
      )}
    </View>
  </View>
)
