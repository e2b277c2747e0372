import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Icon, type IconName } from '@/components/base/Icon'
import type { Plan } from '../model'
import { words } from '../text'
import styles from './benefits.module.scss'

interface Benefit {
  icon: IconName
  name: string
  line: string
}

/** Benefits of a plan; without one, those without figures. */
function benefitsOf(plan: Plan | undefined): Benefit[] {
  const text = words()
  const amount = (value: number) => formatMoney(value, { trim: true })
  const envelopes = plan ? text.envelopesLine(plan.envelopes, amount(plan.envelopeAmount)) : ''
  const bonus = plan ? text.bonusLine(plan.bonus, amount(plan.bonusAmount)) : ''
  return [
    { icon: 'ticket-percent', name: text.envelopes, line: envelopes },
    { icon: 'tag', name: text.prices, line: text.pricesLine },
    { icon: 'gift', name: text.bonus, line: bonus },
    { icon: 'star', name: text.points, line: text.pointsLine },
  ]
}

/** Membership benefits; locked for non-members. */
export const Benefits = observer(({ own, plan }: { own: boolean; plan: Plan | undefined }) => {
  const text = words()
  return (
    <View className={styles.benefits}>
      <Text className={styles.benefits__title} role="heading" aria-level={2}>
        {own ? text.benefits : text.benefitsOfMembers}
      </Text>
      <View className={styles.benefits__row}>
        {benefitsOf(plan).map(({ icon, name, line }) => (
          <View key={icon} className={styles.benefits__item}>
            <View className={styles.benefits__disc}>
              <Icon name={icon} size={40} colour="gold-ink" />
              {!own && (
                <View className={styles.benefits__lock}>
                  <Icon name="lock" size={20} colour="white" />
                </View>
              )}
            </View>
            <Text className={styles.benefits__name}>{name}</Text>
            <Text className={styles.benefits__line}>{line}</Text>
          </View>
        ))}
      </View>
    </View>
  )
})
