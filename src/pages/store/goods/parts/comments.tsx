import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { NewestReviews } from '@/features/review/NewestReviews'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { GoodsModel } from '../model'
import { words } from '../text'

interface Props {
  model: GoodsModel
}

/** The newest reviews that mention the item, with a link to all. */
export const Comments = observer(function Comments({ model }: Props) {
  const { comments, id: goodsId } = model
  const { reviews, allReviews, noReviews } = words()
  return (
    <NewestReviews
      reviews={comments}
      titleOf={({ counts }) => reviews(formatCount(counts.all, language.value))}
      moreOf={() => allReviews}
      onMore={() => navigate('goodsComments', { goodsId })}
      none={noReviews}
    />
  )
})
