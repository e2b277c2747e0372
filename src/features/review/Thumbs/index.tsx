import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { like: (name: string) => `Like ${name}`, dislike: (name: string) => `Dislike ${name}` },
  zh: { like: (name) => `赞${name}`, dislike: (name) => `踩${name}` },
})

interface Props {
  /** Name of the rated subject, for the accessible name. */
  name: string
  liked: boolean | null
  onLike: (liked: boolean) => void
}

/** Thumbs up and down. */
export const Thumbs = observer(function Thumbs({ name, liked, onLike }: Props) {
  const { like, dislike } = words()
  return (
    <View className={styles.thumbs}>
      <Press label={like(name)} on={liked === true} onPress={() => onLike(true)} className={styles.thumbs__thumb}>
        <Icon name="thumbs-up" size={40} colour={liked === true ? 'brand' : 'ink-3'} filled={false} />
      </Press>
      <Press label={dislike(name)} on={liked === false} onPress={() => onLike(false)} className={styles.thumbs__thumb}>
        <Icon name="thumbs-down" size={40} colour={liked === false ? 'ink' : 'ink-3'} />
      </Press>
    </View>
  )
})
