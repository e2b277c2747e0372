import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupPerson } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Avatar } from '@/components/base/Avatar'
import { Icon } from '@/components/base/Icon'
import { Tag } from '@/components/base/Tag'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './index.module.scss'

interface Props {
  person: Pick<GroupPerson, 'name' | 'avatar' | 'isHost' | 'isMine'>
  /** Under the name. */
  note: string
  warn?: boolean
  /** Amount at the right, with the children below it. */
  sum?: number | undefined
  children?: ReactNode
}

/** A member of a shared cart with their sum. */
export const GroupFace = observer(function GroupFace({ person, note, warn = false, sum, children }: Props) {
  const { name, avatar, isHost, isMine } = person
  const t = words()
  const role = isMine ? (isHost ? t.youHost : t.you) : isHost ? t.host : undefined
  return (
    <View className={styles.groupFace}>
      <View className={styles.groupFace__face}>
        <Avatar picture={avatar} size={64} />
        {isHost && (
          <View className={styles.groupFace__crown}>
            <Icon name="crown" size={24} colour="gold-ink" />
          </View>
        )}
      </View>
      <View className={styles.groupFace__words}>
        <View className={styles.groupFace__top}>
          <Text className={styles.groupFace__name} numberOfLines={1}>
            <Written text={name} />
          </Text>
          {role && <Tag tone="gray" text={role} />}
        </View>
        <Text className={styles[warn ? 'groupFace__note--warn' : 'groupFace__note']}>{note}</Text>
      </View>
      <View className={styles.groupFace__right}>
        {sum !== undefined && <Text className={styles.groupFace__sum}>{formatMoney(sum)}</Text>}
        {children}
      </View>
    </View>
  )
})
