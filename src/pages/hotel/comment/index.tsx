import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { FilteredPages } from '@/components/list/FilteredPages'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'
import { CommentSorts } from '@/features/hotel/StayComment/sorts'
import { StayComment } from '@/features/hotel/StayComment'
import { noMention, ReviewSearch } from '@/features/review/ReviewSearch'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CommentsModel } from './model'
import { words } from './text'

export default screen('hotelComments', ({ id }) => {
  const model = useModel((api) => new CommentsModel(api, id))
  const t = words()
  const { list } = model
  return (
    <Screen title={t.title} surface="white" onRefresh={list.pages.reload}>
      <Head model={model} />
      <FilteredPages
        list={list}
        empty={<StateView kind="empty" art="review" title={t.none} text={t.noneText} />}
        none={{ title: t.nothing, clear: t.showAll, ...noMention(list.choice.keyword) }}
        skeleton={<RowsSkeleton />}
      >
        {(comment) => (
          <StayComment comment={comment} onReport={() => navigate('report', { subject: 'review', id: comment.id })} />
        )}
      </FilteredPages>
    </Screen>
  )
})

/** The averages of all reviews, and the filters. */
const Head = observer(({ model }: { model: CommentsModel }) => {
  const t = words()
  const { about } = model.list.pages
  if (!about) return null
  const { scores, counts } = about
  const parts = (['place', 'cleanliness', 'service', 'facilities'] as const).flatMap((part) => {
    const score = scores[part]
    return score === null ? [] : [{ part, score }]
  })
  return (
    <View className={styles.comments}>
      {scores.score === null ? (
        <Text className={styles.comments__few}>{t.few}</Text>
      ) : (
        <View className={styles.comments__scores}>
          <Text className={styles.comments__score}>{scores.score.toFixed(1)}</Text>
          <View className={styles.comments__parts}>
            {parts.map(({ part, score }) => (
              <Text key={part} className={styles.comments__part}>
                {`${t[part]} ${score.toFixed(1)}`}
              </Text>
            ))}
          </View>
        </View>
      )}
      <ReviewSearch list={model.list} />
      <CommentSorts chosen={model.list.choice.sort} onChoose={model.sort} />
      <View className={styles.comments__chips} role="group" aria-label={t.filters}>
        {model.filters.map((filter) => (
          <Chip
            key={filter}
            size={56}
            ground="card"
            text={filter === 'all' ? t.all : t.counted(t[filter], counts[filter] ?? 0)}
            on={model.list.choice.filter === filter}
            onPress={() => model.choose(filter)}
          />
        ))}
      </View>
    </View>
  )
})
