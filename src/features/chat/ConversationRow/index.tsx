import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Conversation } from '@contract/entities/chat'
import type { BusinessKind } from '@contract/order-kinds'
import { relativeTime } from '@contract/date'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import { faces } from '../faces'
import { newestLine } from '../newest'
import { words } from '../text'
import styles from './index.module.scss'

const own = dictionary({
  en: {
    unread: (name: string, count: number) => (count === 0 ? name : `${name}, ${count} new`),
    more: (name: string) => `More: ${name}`,
  },
  zh: {
    unread: (name, count) => (count === 0 ? name : `${name}，${count}条未读`),
    more: (name) => `更多：${name}`,
  },
})

interface Props {
  conversation: Conversation
  onOpen: () => void
  /** Opens what can be done with it. */
  onMore: () => void
}

/** Names of stores by business; the others are stores. */
const storeNames: { readonly [Business in BusinessKind]?: () => string } = {
  mall: () => words().shop,
  hotel: () => words().hotel,
}

const roleOf = ({ with: party, business }: Conversation) => {
  if (party === 'service') return undefined
  return (party === 'store' && business && storeNames[business]?.()) || words()[party]
}

/** A conversation with its newest message and its unread count. */
export const ConversationRow = observer(function ConversationRow({ conversation, onOpen, onMore }: Props) {
  const { name, unread, muted, pinned, at } = conversation
  const role = roleOf(conversation)
  return (
    <View className={styles[pinned ? 'conversation--pinned' : 'conversation']}>
      <Press label={own().unread(name, unread)} onPress={onOpen} className={styles.conversation__open}>
        <Face conversation={conversation} />
        <View className={styles.conversation__words}>
          <View className={styles.conversation__head}>
            <Text className={styles.conversation__name} numberOfLines={1}>
              <Written text={name} />
            </Text>
            {role ? <Tag tone="gray" text={role} /> : <Tag tone="info" text={words().official} />}
          </View>
          <View className={styles.conversation__line}>
            {muted && <Icon name="bell-off" size={28} colour="ink-3" />}
            <Text className={styles.conversation__text} numberOfLines={1}>
              <Written text={newestLine(conversation)} />
            </Text>
          </View>
        </View>
      </Press>
      <View className={styles.conversation__side}>
        <Text className={styles.conversation__time}>{relativeTime(new Date(at), new Date(), language.value)}</Text>
        <Press label={own().more(name)} onPress={onMore} className={styles.conversation__more} reach={16}>
          <Icon name="ellipsis" size={32} colour="ink-3" />
        </Press>
      </View>
    </View>
  )
})

const Face = observer(({ conversation }: { conversation: Conversation }) => {
  const { picture, with: party, unread, muted } = conversation
  return (
    <View className={styles.conversation__face}>
      {picture ? (
        <Picture picture={picture} width={104} radius={24} />
      ) : (
        <View className={styles.conversation__icon}>
          <Icon name={faces[party]} size={48} colour="good" />
        </View>
      )}
      {unread > 0 &&
        (muted ? (
          <View className={styles.conversation__dot} />
        ) : (
          <View className={styles.conversation__badge}>
            <Badge count={unread} ring />
          </View>
        ))}
    </View>
  )
})
