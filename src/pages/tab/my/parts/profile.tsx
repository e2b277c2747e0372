import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { User } from '@contract/entities/user'
import { Avatar } from '@/components/base/Avatar'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './profile.module.scss'

/** The signed-in customer; opens the profile. */
export const Customer = observer(({ user: { avatar, nickname, maskedPhone, userLevel } }: { user: User }) => {
  const { profile, member } = words()
  return (
    <Press label={`${nickname}, ${profile}`} onPress={() => navigate('profile')} className={styles.profile}>
      <Avatar picture={avatar} size={128} />
      <View className={styles.profile__words}>
        <View className={styles.profile__title}>
          <Text className={styles.profile__name} numberOfLines={1}>
            <Written text={nickname} />
          </Text>
          {userLevel > 0 && <Tag tone="gold" text={member} />}
        </View>
        <Text className={styles.profile__phone}>{maskedPhone}</Text>
      </View>
      <Text className={styles.profile__link}>{profile}</Text>
      <Icon name="chevron-right" size={32} colour="ink-2" />
    </Press>
  )
})

/** Login prompt. */
export const Visitor = observer(() => {
  const { login, loginLine } = words()
  return (
    <Press label={login} onPress={() => navigate('loginCode')} className={styles.profile}>
      <View className={styles.profile__nobody}>
        <Icon name="user-round" size={64} colour="ink-3" />
      </View>
      <View className={styles.profile__words}>
        <Text className={styles.profile__name}>{login}</Text>
        <Text className={styles.profile__line}>{loginLine}</Text>
      </View>
      <Icon name="chevron-right" size={32} colour="ink-2" />
    </Press>
  )
})

export const CustomerSkeleton = () => (
  <View className={styles.profile}>
    <Skeleton width={128} height={128} radius={999} />
    <View className={styles.profile__words}>
      <Skeleton width={200} height={44} />
      <Skeleton width={240} height={28} />
    </View>
  </View>
)
