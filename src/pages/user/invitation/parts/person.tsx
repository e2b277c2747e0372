import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Avatar } from '@/components/base/Avatar'
import { Tag } from '@/components/base/Tag'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import type { Invitation } from '../model'
import { words } from '../text'
import styles from './person.module.scss'

const dayOf = (at: string): string => formatDay(new Date(at), new Date(), language.value)

function lineOf({ state, joinedAt, orderBy, reward }: Invitation): string {
  const { ordered, joined, joinedOnly } = words()
  if (reward) return ordered(dayOf(reward.at))
  return state === 'waiting' ? joined(dayOf(joinedAt), dayOf(orderBy)) : joinedOnly(dayOf(joinedAt))
}

/** A customer who registered with the code, and the status of the invitation. */
export const Person = observer(({ invitation }: { invitation: Invitation }) => {
  const { nickname, avatar, maskedPhone, state, reward } = invitation
  const { tooLate, ownDevice, inReview, refused } = words()
  const reasons: Partial<Record<typeof state, string>> = { tooLate, ownDevice, inReview, refused }
  const reason = reasons[state]
  return (
    <View className={styles.person}>
      <Avatar picture={avatar} size={80} />
      <View className={styles.person__words}>
        <View className={styles.person__title}>
          <Text className={styles.person__name} numberOfLines={1}>
            <Written text={nickname} />
          </Text>
          <Text className={styles.person__phone}>{maskedPhone}</Text>
        </View>
        <Text className={styles.person__line}>{lineOf(invitation)}</Text>
      </View>
      {reward && <Text className={styles.person__reward}>{`+${formatMoney(reward.amount)}`}</Text>}
      {reason && <Tag tone="gray" text={reason} />}
    </View>
  )
})
