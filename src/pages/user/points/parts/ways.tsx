import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { limits } from '@contract/limits'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { Rule } from '../model'
import { words } from '../text'
import styles from './ways.module.scss'

interface WayProps {
  icon: IconName
  name: string
  line: string
  action: string
  onPress: () => void
}

const Way = ({ icon, name, line, action, onPress }: WayProps) => (
  <Press label={`${name}, ${line}: ${action}`} onPress={onPress} className={styles.ways__row}>
    <View className={styles.ways__disc}>
      <Icon name={icon} size={36} colour="ink" />
    </View>
    <View className={styles.ways__words}>
      <Text className={styles.ways__name}>{name}</Text>
      <Text className={styles.ways__line}>{line}</Text>
    </View>
    <Text className={styles.ways__action}>{action}</Text>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
)

/** Ways of earning points, with links to them. */
export const Ways = observer(({ rule: { perUnit, perReview, isMember } }: { rule: Rule }) => {
  const text = words()
  const double = isMember ? text.double : text.join
  return (
    <View className={styles.ways}>
      <View className={styles.ways__head}>
        <Text className={styles.ways__title} role="heading" aria-level={2}>
          {text.ways}
        </Text>
        <Press label={double} onPress={() => navigate('member')} className={styles.ways__member} reach={16}>
          <Icon name="crown" size={24} colour="gold-ink" />
          <Text className={styles['ways__member-text']}>{double}</Text>
        </Press>
      </View>
      <Way
        icon="receipt-text"
        name={text.spend}
        line={text.spendLine(perUnit, formatMoney(limits.unitsOfMoney, { trim: true }))}
        action={text.goOrder}
        onPress={() => navigate('home')}
      />
      <Way
        icon="star"
        name={text.review}
        line={text.reviewLine(perReview)}
        action={text.goReview}
        onPress={() => navigate('orders')}
      />
    </View>
  )
})
