import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { User } from '@contract/entities/user'
import { Avatar } from '@/components/base/Avatar'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './account.module.scss'

const Profile = observer(({ user: { avatar, nickname } }: { user: User }) => (
  <Press label={nickname} onPress={() => navigate('profile')} className={styles.account__profile}>
    <Avatar picture={avatar} size={96} />
    <View className={styles.account__words}>
      <Text className={styles.account__name}>
        <Written text={nickname} />
      </Text>
      <Text className={styles.account__line}>{words().profileLine}</Text>
    </View>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
))

interface Row {
  icon: IconName
  label: string
  value?: string
  open: () => void
}

/** The rows of the account and its security, each of which leads to a screen. */
const rowsOf = ({ hasPassword, hasPayPassword, maskedPhone }: User): Row[] => {
  const { phone, loginPassword, payPassword, devices, change, set, notSet } = words()
  return [
    { icon: 'smartphone', label: phone, value: maskedPhone, open: () => navigate('changePhone') },
    {
      icon: 'key-round',
      label: loginPassword,
      value: hasPassword ? change : notSet,
      open: () => navigate(hasPassword ? 'changePassword' : 'modifyPassword'),
    },
    {
      icon: 'lock',
      label: payPassword,
      value: hasPayPassword ? set : notSet,
      open: () => navigate(hasPayPassword ? 'changePayPassword' : 'payPassword'),
    },
    { icon: 'shield-check', label: devices, open: () => navigate('sessions') },
  ]
}

/** The account and its security settings. */
export const AccountCells = observer(({ user }: { user: User }) => (
  <CellGroup heading={words().security}>
    <Profile user={user} />
    {rowsOf(user).map(({ open, ...row }) => (
      <Cell key={row.label} height={104} onOpen={open} {...row} />
    ))}
  </CellGroup>
))

/** The way to have a copy of one's data, and to leave. */
export const LeavingCells = observer(({ onExport }: { onExport: () => void }) => {
  const { own, exportData, closeAccount } = words()
  return (
    <CellGroup heading={own}>
      <Cell label={exportData} icon="download" height={104} onOpen={onExport} />
      <Cell label={closeAccount} icon="user-round" height={104} onOpen={() => navigate('cancelAccount')} />
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
