import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type CommentSort, commentSorts } from '@contract/comment-sorts'
import { Chip } from '@/components/base/Chip'
import { words } from './text'
import styles from './index.module.scss'

interface Props {
  chosen: CommentSort
  onChoose: (sort: CommentSort) => void
  /** Further chips. */
  children?: ReactNode
}

/** The orders in which reviews of a hotel can be read. */
export const CommentSorts = observer(function CommentSorts({ chosen, onChoose, children }: Props) {
  const t = words()
  return (
    <View className={styles.comment__sorts} role="group" aria-label={t.sorts}>
      {commentSorts.map((sort) => (
        <Chip key={sort} size={56} text={t[sort]} on={sort === chosen} onPress={() => onChoose(sort)} />
      ))}
      {children}
    </View>
  )
})
