import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { words } from '../text'
import styles from './benefits.module.scss'

const benefits = [
  ['prices', 'ticket-percent'],
  ['byItself', 'circle-check'],
  ['onTop', 'plus'],
] as const

/** The membership benefits. */
export const Benefits = observer(({ own }: { own: boolean }) => {
  const text = words()
  return (
    <View className={styles.benefits}>
      <Text className={styles.benefits__title} role="heading" aria-level={2}>
        {own ? text.benefits : text.benefitsOfMembers}
      </Text>
      <View className={styles.benefits__row}>
        {benefits.map(([key, icon]) => (
          <View key={key} className={styles.benefits__item}>
            <View className={styles.benefits__disc}>
              <Icon name={icon} size={40} colour="gold-ink" />
            </View>
            <Text className={styles.benefits__name}>{text[key]}</Text>
            <Text className={styles.benefits__line}>{text[`${key}Line`]}</Text>
          </View>
        ))}
      </View>
    </View>
  )
})
