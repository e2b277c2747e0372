import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { Message } from '@contract/entities/message'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { KeyValue } from '@/components/list/KeyValue'
import { groupLooks } from '@/features/message/looks'
import type { SystemMessagesModel } from '../model'
import { words } from '../text'
import styles from './note-card.module.scss'

interface Props {
  message: Message
  model: SystemMessagesModel
}

/** A message with where it leads. */
export const NoteCard = observer(function NoteCard({ message, model }: Props) {
  const { title, text, at, isRead, facts, picture, isArticle } = message
  return (
    <View className={styles.note}>
      <Press
        label={isRead ? title : words().unread(title)}
        onPress={() => void model.open(message)}
        className={styles.note__main}
      >
        <Face message={message} />
        <View className={styles.note__words}>
          <View className={styles.note__head}>
            <Text className={styles[isRead ? 'note__title--read' : 'note__title']}>{title}</Text>
            <Text className={styles.note__time}>{formatClock(new Date(at))}</Text>
          </View>
          <Text className={styles.note__text}>{text}</Text>
          {isArticle && picture && (
            <View className={styles.note__picture}>
              <Picture picture={picture} width={566} height={216} radius={16} fill />
            </View>
          )}
          {facts.length > 0 && (
            <View className={styles.note__facts}>
              {facts.map(({ label, value }) => (
                <KeyValue key={label} label={label} value={value} />
              ))}
            </View>
          )}
        </View>
      </Press>
      <Foot message={message} model={model} />
    </View>
  )
})

/** The picture of the goods, or the icon of the group, with a dot until the message is read. */
const Face = ({ message: { picture, isArticle, group, isRead } }: { message: Message }) => {
  const { icon, tint } = groupLooks[group]
  return (
    <View className={styles.note__face}>
      {picture && !isArticle ? (
        <Picture picture={picture} width={72} height={72} radius={16} />
      ) : (
        <View className={styles[`note__icon--${tint}`]}>
          <Icon name={icon} size={36} colour={tint} />
        </View>
      )}
      <View className={styles.note__dot}>
        <Badge count={isRead ? 0 : 1} dot />
      </View>
    </View>
  )
}

/** Link to the message's target, and its removal. */
const Foot = observer(({ message, model }: Props) => {
  const { expired, remove, removeOf } = words()
  const { action, title } = message
  return (
    <View className={styles.note__foot}>
      <Press
        label={`${message.expired ? expired : (action ?? '')}: ${title}`}
        onPress={() => void model.open(message)}
        className={styles.note__action}
      >
        <Text className={styles[message.expired ? 'note__actionText--over' : 'note__actionText']} numberOfLines={1}>
          {message.expired ? expired : action}
        </Text>
        {!message.expired && <Icon name="chevron-right" size={32} colour="ink-3" />}
      </Press>
      <Press label={removeOf(title)} onPress={() => void model.remove(message)} className={styles.note__remove}>
        <Text className={styles.note__removeText}>{remove}</Text>
      </Press>
    </View>
  )
})

export const NoteSkeleton = () => (
  <View>
    {[0, 1, 2, 3].map((card) => (
      <View key={card} className={styles.note__wait}>
        <Skeleton width="100%" height={232} radius={24} />
      </View>
    ))}
  </View>
)
