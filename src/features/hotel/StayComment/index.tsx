import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HotelComment } from '@contract/entities/hotel'
import { Avatar } from '@/components/base/Avatar'
import { Icon } from '@/components/base/Icon'
import { MediaRow } from '@/components/base/MediaRow'
import { Press } from '@/components/base/Press'
import { LazyTranslated } from '@/features/review/Translated/lazy'
import { monthText } from '@/features/stay/dates/days'
import { Written } from '@/platform/view/written'
import { words } from './text'
import styles from './index.module.scss'

interface Props {
  comment: HotelComment
  onReport: () => void
}

/** A review of a stay with its author, room, month, text and pictures, and the hotel's reply. */
export const StayComment = observer(function StayComment({ comment: written, onReport }: Props) {
  const t = words()
  return (
    <LazyTranslated review={written}>
      {({ author, rating, room, stayedIn, text, pictures, reply }, translation) => (
        <View className={styles.comment}>
          <View className={styles.comment__who}>
            <Avatar picture={author.avatar} size={72} />
            <View className={styles.comment__words}>
              <Text className={styles.comment__name} numberOfLines={1}>
                <Written text={author.name} />
              </Text>
              <Text className={styles.comment__note} numberOfLines={1}>
                {t.stayed(room, monthText(stayedIn))}
              </Text>
            </View>
            <Text className={styles.comment__score}>{rating.toFixed(1)}</Text>
            <Press label={t.report(author.name)} onPress={onReport} className={styles.comment__report}>
              <Icon name="flag" size={28} colour="ink-3" />
            </Press>
          </View>
          {text !== '' && (
            <Text className={styles.comment__text}>
              <Written text={text} />
            </Text>
          )}
          {translation}
          <MediaRow pictures={pictures} width={208} />
          {reply && (
            <View className={styles.comment__reply}>
              <Text className={styles.comment__note}>{t.reply}</Text>
              <Text className={styles.comment__text}>
                <Written text={reply.text} />
              </Text>
            </View>
          )}
        </View>
      )}
    </LazyTranslated>
  )
})
