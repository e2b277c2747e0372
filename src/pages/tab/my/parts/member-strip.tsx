import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { language } from '@/platform/session/language'
import { open } from '@/platform/navigation/navigation'
import type { Overview } from '../model'
import { words } from '../text'
import styles from './member-strip.module.scss'

/** Actual or possible savings of the membership. */
function wordsOf(membership: Overview['membership'] | undefined): readonly [string, string] {
  const { saved, until, joinTitle, joinLine } = words()
  if (!membership?.isMember || !membership.until) return [joinTitle, joinLine]
  return [
    saved(formatMoney(membership.saved)),
    until(formatDay(new Date(membership.until), new Date(), language.value)),
  ]
}

/** Link to the membership tab. */
export const MemberStrip = observer(({ membership }: { membership: Overview['membership'] | undefined }) => {
  const [title, line] = wordsOf(membership)
  const { benefits } = words()
  return (
    <Press label={`${title}, ${benefits}`} onPress={() => void open('member')} className={styles.member}>
      <View className={styles.member__disc}>
        <Icon name="crown" size={40} colour="gold" />
      </View>
      <View className={styles.member__words}>
        <Text className={styles.member__title}>{title}</Text>
        <Text className={styles.member__line}>{line}</Text>
      </View>
      <View className={styles.member__button}>
        <Text className={styles['member__button-text']}>{benefits}</Text>
      </View>
    </Press>
  )
})
