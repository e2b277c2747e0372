import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { User } from '@contract/entities/user'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/gate'
import { Written } from '@/platform/written'
import { words } from '../text'
import styles from './account.module.scss'

const Profile = observer(({ user: { avatar, nickname } }: { user: User }) => (
  <Press label={nickname} onPress={() => navigate('profile')} className={styles.account__profile}>
    <Picture picture={avatar} width={96} radius={999} />
    <View className={styles.account__words}>
      <Text className={styles.account__name}>
        <Written text={nickname} />
      </Text>
      <Text className={styles.account__line}>{words().profileLine}</Text>
    </View>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
))

/** The account and its security settings. */
export const AccountCells = observer(({ user }: { user: User }) => {
  const { security, phone, loginPassword, payPassword, change, set, notSet } = words()
  return (
    <CellGroup heading={security}>
      <Profile user={user} />
      <Cell label={phone} icon="smartphone" height={104} value={user.maskedPhone} />
      <Cell
        label={loginPassword}
        icon="key-round"
        height={104}
        value={user.hasPassword ? change : notSet}
        onOpen={() => navigate('forget')}
      />
      <Cell
        label={payPassword}
        icon="lock"
        height={104}
        value={user.hasPayPassword ? set : notSet}
        onOpen={() => navigate('payPassword')}
      />
    </CellGroup>
  )
})

/** Placeholder for the account cells. */
export const AccountSkeleton = observer(() => (
  <CellGroup heading={words().security}>
    <View className={styles.account__profile}>
      <Skeleton width={96} height={96} radius={999} />
      <View className={styles.account__words}>
        <Skeleton width={200} height={36} />
        <Skeleton width={320} height={24} />
      </View>
    </View>
    {[0, 1, 2].map((row) => (
      <View key={row} className={styles.account__skeleton}>
        <Skeleton width="60%" height={32} />
      </View>
    ))}
  </CellGroup>
))
