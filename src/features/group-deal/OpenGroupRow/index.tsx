import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OpenGroup } from '@contract/entities/group-deal'
import { twoDigits } from '@contract/format'
import { Avatar } from '@/components/base/Avatar'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './index.module.scss'

interface Props {
  group: OpenGroup
  /** Shows what the group buys. */
  withDeal?: boolean
  onJoin: (group: OpenGroup) => void
}

/** Number of faces in a row. */
const shownFaces = 3

/** A group that can be joined, or the caller's own. */
export const OpenGroupRow = observer(function OpenGroupRow({ group, withDeal = false, onJoin }: Props) {
  const t = words()
  const { leader, isMine, free, deal } = group
  const title = isMine ? t.mine : t.leads(leader.name)
  const open = () => navigate('dealGroup', { id: group.id })
  return (
    <View className={styles.openGroup}>
      <Press label={`${title}, ${t.missing(free)}`} onPress={open} className={styles.openGroup__door}>
        {withDeal ? <Picture picture={deal.picture} width={112} /> : <Faces group={group} />}
        <View className={styles.openGroup__words}>
          {withDeal && (
            <Text className={styles.openGroup__deal} numberOfLines={1}>
              {deal.name}
            </Text>
          )}
          <Text className={styles[withDeal ? 'openGroup__leader--small' : 'openGroup__leader']} numberOfLines={1}>
            <Written text={title} />
          </Text>
          <View className={styles.openGroup__line}>
            <Text className={styles.openGroup__free}>{t.missing(free)}</Text>
            <Left deadline={group.deadline} />
          </View>
        </View>
      </Press>
      {isMine ? (
        <Button size={64} kind="outline" text={t.view} onPress={open} />
      ) : (
        <Button size={64} text={t.join} label={t.joinOf(leader.name)} onPress={() => onJoin(group)} />
      )}
    </View>
  )
})

const Faces = ({ group: { avatars } }: { group: OpenGroup }) => (
  <View className={styles.openGroup__faces}>
    {avatars.slice(0, shownFaces).map((avatar, index) => (
      <View key={index} className={styles[index === 0 ? 'openGroup__face--first' : 'openGroup__face']}>
        <Avatar picture={avatar} size={64} />
      </View>
    ))}
  </View>
)

/** The time left until a deadline, such as "05:12:33 left". */
const Left = observer(({ deadline }: { deadline: string }) => {
  const left = Math.max(0, Math.ceil(secondsUntil(deadline)))
  const text = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(twoDigits).join(':')
  return (
    <Text className={styles.openGroup__left} numberOfLines={1} aria-hidden>
      {`${text} ${words().left}`}
    </Text>
  )
})
