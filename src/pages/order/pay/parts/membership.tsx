import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import type { Answer } from '@/services/api'
import { words } from '../text'
import styles from './membership.module.scss'

type Info = Answer<'payment.memberInfo'>

function wordsOf({ isMember, saved, couldSave }: Info): string | undefined {
  if (saved > 0) return words().saved(formatMoney(saved))
  return !isMember && couldSave > 0 ? words().couldSave(formatMoney(couldSave)) : undefined
}

/** Actual or possible member saving on the order; renders nothing when there is none. */
export const Membership = observer(({ info }: { info: Info | undefined }) => {
  const text = info && wordsOf(info)
  if (!text) return null
  return (
    <View className={styles.membership}>
      <Icon name="crown" size={28} colour="gold-ink" />
      <Text className={styles.membership__text} numberOfLines={1}>
        {text}
      </Text>
    </View>
  )
})
