import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { relativeTime } from '@contract/date'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { kindLooks } from '@/features/message/looks'
import { language } from '@/platform/language'
import type { MessageType } from '../model'
import { words } from '../text'
import styles from './kind-row.module.scss'
import { Box } from './square'

interface Props {
  type: MessageType
  isLast: boolean
  onPress: () => void
}

/** A kind of messages with the newest one of it. */
export const KindRow = observer(({ type: { kind, name, count, newest }, isLast, onPress }: Props) => (
  <Press
    label={`${words().unread(name, count)}: ${newest?.title ?? ''}`}
    onPress={onPress}
    className={styles[isLast ? 'kindRow--last' : 'kindRow']}
  >
    <Box {...kindLooks[kind]} count={count} />
    <View className={styles.kindRow__words}>
      <View className={styles.kindRow__head}>
        <View className={styles.kindRow__who}>
          <Text className={styles.kindRow__name} numberOfLines={1}>
            {name}
          </Text>
          <Tag text={words().official} tone="info" />
        </View>
        {newest && (
          <Text className={styles.kindRow__time}>{relativeTime(new Date(newest.at), new Date(), language.value)}</Text>
        )}
      </View>
      <Text className={styles.kindRow__text} numberOfLines={1}>
        {newest && [newest.title, newest.text].join(' · ')}
      </Text>
    </View>
  </Press>
))
